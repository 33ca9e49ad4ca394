// All paths of a shuffle, followed in a worker of their own.
import type { Language, ShuffleModel } from "@fair-shuffle/bias";
import { allowsCards, type Limits } from "@fair-shuffle/bias/model";
import { useEffect, useRef, useState } from "preact/hooks";
import type { NoPaths, Paths, StudyService } from "../worker/services.ts";
import type { Settings } from "./settings.ts";
import { startStudy, type Remote } from "./workers.ts";

/** The cards that a picture is drawn of, the best number first: three are few enough to be followed, and two can hide what is wrong. */
const PICTURED = [3, 4, 2];

/** Returns the number of cards that the picture is about; undefined where the code's own numbers ask for more. */
export const getPicturedCards = (limits: Limits): number | undefined =>
  PICTURED.find((cards) => allowsCards(limits, cards));

/** Returns all paths of a model; undefined until they are known. */
export function usePaths(
  model: ShuffleModel,
  cards: number | undefined,
  { engine, unknowns }: Settings,
  language: Language,
): Paths | NoPaths | undefined {
  const [paths, setPaths] = useState<{ readonly of: ShuffleModel; readonly found: Paths | NoPaths }>();
  const study = useRef<Remote<StudyService>>(undefined);
  useEffect(
    () => () => {
      study.current?.terminate();
    },
    [],
  );
  useEffect(() => {
    if (cards === undefined) return undefined;
    let isWanted = true;
    study.current ??= startStudy();
    const names = Object.entries(unknowns).filter(([name]) => model.unknowns.includes(name));
    void study.current.ask.follow({ model, cards, engine, unknowns: names, language }).then((found) => {
      if (isWanted) setPaths({ of: model, found });
    });
    return () => {
      isWanted = false;
    };
  }, [model, cards, engine, unknowns, language]);
  return paths?.of === model ? paths.found : undefined;
}
