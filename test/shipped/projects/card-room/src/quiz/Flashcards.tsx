import { h } from "../jsx/h.ts";

export interface Flashcard {
  readonly front: string;
  readonly back: string;
}

const CHEERS = ["Well done!", "Right!", "You know this one."];

export const Flashcards = ({ cards, mixed = false }: { cards: readonly Flashcard[]; mixed?: boolean }) => {
  const pile = mixed ? cards.toSorted(() => (Math.random() > 0.5 ? 1 : -1)) : cards;
  return (
    <ul class="pile">
      {pile.map(({ front, back }) => (
        <li title={back}>{front}</li>
      ))}
    </ul>
  );
};

export const Cheer = () => <p>{CHEERS[Math.floor(Math.random() * CHEERS.length)]}</p>;
