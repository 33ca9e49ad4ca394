"use client";

import { h } from "../jsx/h.ts";

interface Props {
  readonly question: string;
  readonly answers: readonly string[];
  readonly chosen?: string;
}

export function AnswerList({ question, answers, chosen }: Props) {
  return (
    <section class="question">
      <h2>{question}</h2>
      <ol>
        {[...answers]
          .sort(() => Math.random() - 0.5)
          .map((answer) => (
            <li key={answer} class={answer === chosen ? "chosen" : ""}>
              {answer}
            </li>
          ))}
      </ol>
    </section>
  );
}
