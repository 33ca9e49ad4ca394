// A program whose tokens and comments are read when they are first asked for: TypeScript's parser takes as long for them as for a tree, and most files are judged without.
import type { TSESLint } from "@typescript-eslint/utils";

/** The first word of a comment that says something to ESLint. */
const LIKE_DIRECTIVE = /\/[*/]\s*(?:eslint|exported|global)/;

/** Returns whether a text may have a comment that says to ESLint how to judge it. */
export const maySetUp = (text: string): boolean => LIKE_DIRECTIVE.test(text);

/** What ESLint's class has of its own that asks for tokens or comments. All that it has from its store of tokens does. */
const OWN_METHODS = ["getAllComments", "isSpaceBetween"];

/**
 * Returns a source code that takes its tokens and comments from what `readWhole` returns, which is called once, when one of them is asked for, and all else from `bare`.
 * @param bare the same text, read without tokens and comments; its tree shows those of the whole from now on.
 * @throws what `readWhole` throws, where it is called.
 */
export function deferTokens(bare: TSESLint.SourceCode, readWhole: () => TSESLint.SourceCode): TSESLint.SourceCode {
  let read: TSESLint.SourceCode | undefined;
  const getWhole = (): TSESLint.SourceCode => (read ??= readWhole());
  const tokenStore = Object.getPrototypeOf(Object.getPrototypeOf(bare)) as object;
  const methods = Object.getOwnPropertyNames(tokenStore).filter((name) => name !== "constructor");
  Object.defineProperties(bare.ast, {
    tokens: { get: () => getWhole().ast.tokens },
    comments: { get: () => getWhole().ast.comments },
  });
  // ESLint freezes its own object.
  return Object.create(bare, {
    tokensAndComments: { get: () => getWhole().tokensAndComments },
    ...Object.fromEntries([...methods, ...OWN_METHODS].map((name) => [name, defer(name, getWhole)])),
  }) as TSESLint.SourceCode;
}

function defer(name: string, getWhole: () => TSESLint.SourceCode): PropertyDescriptor {
  return {
    value: (...args: readonly unknown[]): unknown => {
      const whole = getWhole();
      return Reflect.apply(Reflect.get(whole, name) as (...args: unknown[]) => unknown, whole, args);
    },
  };
}
