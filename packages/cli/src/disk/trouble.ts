// What we find wrong with a file ourselves.
import type { Language } from "@fair-shuffle/bias";
import { TROUBLES, type Troubles } from "../words/troubles.ts";

/** Its message is English, as that of every error. */
export class Trouble extends Error {
  override readonly name = "Trouble";
  readonly tell: (language: Language) => string;

  constructor(tell: (troubles: Troubles, language: Language) => string, options?: ErrorOptions) {
    super(tell(TROUBLES.en, "en"), options);
    this.tell = (language) => tell(TROUBLES[language], language);
  }
}
