// A JSX factory that builds plain objects, enough to draw the games without a framework.
export interface Element {
  readonly tag: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly Child[];
}

export type Child = Element | string;
export type Component<Props> = (props: Props) => Element;
type Given = Child | number | boolean | null | undefined | readonly Given[];

declare global {
  namespace JSX {
    type Element = import("./h.ts").Element;
    interface IntrinsicElements {
      [tag: string]: Record<string, unknown>;
    }
    interface IntrinsicAttributes {
      key?: string | number;
    }
  }
}

export function h<Props>(tag: string | Component<Props>, props: Props | null, ...children: Given[]): Element {
  if (typeof tag === "function") return tag({ ...props, children } as Props);
  return { tag, props: { ...props }, children: settle(children) };
}

export function Fragment({ children = [] }: { children?: Given[] }): Element {
  return { tag: "fragment", props: {}, children: settle(children) };
}

/** The texts of all elements with this tag, from top to bottom. */
export function textsOf(element: Element, tag: string): string[] {
  const below = element.children.flatMap((child) => (typeof child === "string" ? [] : textsOf(child, tag)));
  return element.tag === tag ? [plainText(element), ...below] : below;
}

function plainText(element: Element): string {
  return element.children.map((child) => (typeof child === "string" ? child : plainText(child))).join("");
}

function settle(children: readonly Given[]): Child[] {
  const settled: Child[] = [];
  for (const child of children) {
    if (child === null || child === undefined || typeof child === "boolean") continue;
    if (typeof child === "number") settled.push(String(child));
    else if (typeof child === "string") settled.push(child);
    else if ("tag" in child) settled.push(child);
    else settled.push(...settle(child));
  }
  return settled;
}
