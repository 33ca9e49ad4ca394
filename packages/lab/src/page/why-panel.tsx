// Why, for everybody: the picture of all paths, or a sentence that says why there is none.
import type { Language, ShuffleModel } from "@fair-shuffle/bias";
import type { Limits } from "@fair-shuffle/bias/model";
import type { JSX } from "preact";
import { CodeWords } from "./code-words.tsx";
import type { ColourScale } from "./colour-scale.ts";
import { Why } from "./headline.tsx";
import { PathPicture } from "./path-picture.tsx";
import { PATH_TEXTS } from "../words/path-texts.ts";
import type { Settings } from "./settings.ts";
import type { Texts } from "../words/page-texts.ts";
import { getPicturedCards, usePaths } from "./use-paths.ts";

/** A shuffle to be explained. */
export interface Explained {
  readonly title: string;
  readonly model: ShuffleModel;
  /** The numbers of cards that its code allows. */
  readonly limits: Limits;
}

interface Props {
  readonly shuffles: readonly Explained[];
  /** The reason in words, where it does not stand at the top. */
  readonly why: string | undefined;
  readonly texts: Texts;
  readonly settings: Settings;
  readonly scale: ColourScale;
  readonly language: Language;
}

export function WhyPanel({ shuffles, why, texts, language, ...rest }: Props): JSX.Element {
  return (
    <section class="panel why-panel" aria-labelledby="why-title">
      <h2 id="why-title">{PATH_TEXTS[language].title}</h2>
      {why !== undefined && <Why why={why} texts={texts} />}
      <div class="pictures" data-count={shuffles.length}>
        {shuffles.map((shuffle) => (
          <Explanation key={shuffle.title} {...shuffle} {...rest} isOnly={shuffles.length === 1} language={language} />
        ))}
      </div>
    </section>
  );
}

function Explanation({
  title,
  model,
  limits,
  isOnly,
  settings,
  scale,
  language,
}: Explained & Pick<Props, "settings" | "scale" | "language"> & { readonly isOnly: boolean }): JSX.Element {
  const texts = PATH_TEXTS[language];
  const cards = getPicturedCards(limits);
  const paths = usePaths(model, cards, settings, language);
  if (cards === undefined) return <p class="basis">{texts.onlyMore}</p>;
  if (paths === undefined) return <div class="paths" />;
  if (paths.kind === "notDrawn")
    return (
      <p class="basis">
        <CodeWords
          text={paths.reason.kind === "leavesList" ? texts.leavesShortList(cards) : texts.notDrawn(paths.reason)}
        />
      </p>
    );
  return (
    <PathPicture paths={paths} model={model} title={isOnly ? undefined : title} scale={scale} language={language} />
  );
}
