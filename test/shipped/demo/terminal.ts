// What the terminal at hand can show: its width, and whether it wants colour.

export interface Terminal {
  /** Columns to fill, 80 to 120. */
  readonly width: number;
  readonly colour: boolean;
}

/** NO_COLOR (no-color.org) comes first, then FORCE_COLOR; without either, colour goes to a terminal and never into a pipe or a file. */
export function readTerminal(
  stream: { readonly isTTY?: boolean; readonly columns?: number },
  environment: Readonly<Record<string, string | undefined>>,
): Terminal {
  const columns = stream.columns ?? Number(environment.COLUMNS ?? NaN);
  return {
    width: columns > 0 ? Math.min(120, Math.max(80, columns)) : 100,
    colour: isColourWanted(stream, environment),
  };
}

function isColourWanted(
  stream: { readonly isTTY?: boolean },
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  if (environment.NO_COLOR) return false;
  const forced = environment.FORCE_COLOR;
  if (forced !== undefined) return forced !== "0" && forced !== "false";
  return stream.isTTY === true && environment.TERM !== "dumb";
}
