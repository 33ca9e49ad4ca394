// The buttons that copy or save the matrices as a picture and as numbers, and say that they did.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Delivery } from "./copies.ts";
import type { Texts } from "../words/page-texts.ts";

interface Props {
  readonly texts: Texts;
  readonly onCsv: () => Promise<Delivery>;
  readonly onPicture: () => Promise<Delivery>;
}

/** How long a button says that it did what it was pressed for, in milliseconds. */
const TOLD_FOR = 2_000;

export function CopyButtons({ texts, onCsv, onPicture }: Props): JSX.Element {
  const [told, setTold] = useState<{ readonly what: "csv" | "png"; readonly how: Delivery }>();
  useEffect(() => {
    const timer = setTimeout(() => {
      setTold(undefined);
    }, TOLD_FOR);
    return () => {
      clearTimeout(timer);
    };
  }, [told]);
  const deliver = (what: "csv" | "png", give: () => Promise<Delivery>): void => {
    void give().then((how) => {
      setTold({ what, how });
    });
  };
  return (
    <div class="copies">
      <button
        type="button"
        onClick={() => {
          deliver("png", onPicture);
        }}
      >
        {told?.what === "png" ? texts[told.how] : texts.copyPng}
      </button>
      <button
        type="button"
        onClick={() => {
          deliver("csv", onCsv);
        }}
      >
        {told?.what === "csv" ? texts[told.how] : texts.copyCsv}
      </button>
      <span class="unseen" role="status">
        {told === undefined ? "" : texts[told.how]}
      </span>
    </div>
  );
}
