// What JSX makes in a module that is measured, where its project's own compiler would make something else of it.

/**
 * Lets JSX be evaluated that is compiled to calls of `React.createElement`, which is what the loader does where no configuration says otherwise: many a module
 * imports no `React`, because Vite, Next.js, Solid or Preact compile it in another way. A measured shuffle needs no elements, so these do nothing.
 */
export function provideElements(): void {
  if ("React" in globalThis) return;
  const createElement = (type: unknown, props: unknown, ...children: readonly unknown[]): object => ({
    type,
    props: { ...(props as object | null), children },
  });
  // Like other globals, it is none of the names that a loop over them gives.
  Object.defineProperty(globalThis, "React", {
    value: { createElement, Fragment: Symbol("Fragment") },
    configurable: true,
    writable: true,
  });
}
