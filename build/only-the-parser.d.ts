import type { Plugin } from "esbuild";

export declare const onlyTheParser: Plugin;
export declare const onlyTheParserForVite: {
  readonly name: string;
  readonly enforce: "pre";
  readonly load: (id: string) => string | null;
};
