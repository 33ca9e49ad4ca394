import { h } from "../jsx/h.ts";

const randomInt = (limit: number) => Math.floor(Math.random() * limit);

export const mixed = <T,>(items: readonly T[]): T[] => {
  const copy = items.slice();
  for (let i = copy.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [copy[i], copy[j]] = [copy[j], copy[i]];
  }
  return copy;
};

/** The caller's balls, drawn one by one from the drum until it is empty. */
export function callOrder(balls: readonly number[]): number[] {
  const drum = [...balls];
  const called: number[] = [];
  while (drum.length) called.push(drum.splice(Math.floor(Math.random() * drum.length), 1)[0]);
  return called;
}

export function BingoCard({ numbers }: { numbers: readonly number[] }) {
  const chosen = mixed(numbers).slice(0, 25);
  return (
    <table>
      {Array.from({ length: 5 }, (_, row) => (
        <tr>
          {chosen.slice(row * 5, row * 5 + 5).map((number) => (
            <td>{number}</td>
          ))}
        </tr>
      ))}
    </table>
  );
}
