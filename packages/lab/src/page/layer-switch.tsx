// The switch between what is computed, what was counted, and both in one.
import type { JSX } from "preact";
import type { Layer, Settings } from "./settings.ts";
import type { Texts } from "../words/page-texts.ts";

interface Props {
  readonly layer: Layer;
  readonly texts: Texts;
  readonly onChange: (changed: Partial<Settings>) => void;
}

export function LayerSwitch({ layer, texts, onChange }: Props): JSX.Element {
  return (
    <fieldset class="segments">
      <legend>
        {texts.show}
        {texts.layerHints[layer]}
      </legend>
      {(["both", "exact", "simulated"] as const).map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="layer"
            value={each}
            checked={layer === each}
            onChange={() => {
              onChange({ layer: each });
            }}
          />
          <span>{texts.layers[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}
