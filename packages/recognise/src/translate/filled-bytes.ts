// Lists that are filled with random bits, and what is read out of them.
import type { Expression } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable, getWrites, type Variable } from "../syntax/bindings.ts";
import { getBits } from "../draws/bits.ts";
import {
  getBytes,
  getFilling,
  getFillings,
  isReadInTurn,
  isReadOncePerFill,
  type RandomBytes,
} from "../draws/random-bytes.ts";
import { unwrap } from "../syntax/tree.ts";
import { DRAW } from "./arithmetic.ts";
import { NotKnown } from "./not-known.ts";
import type { Translation } from "./translation.ts";

/** A list of random bits that is filled for a draw has few elements. */
const MOST_ELEMENTS = 16;

/** Fills a list with random bits: each of its elements is drawn, and the whole as one number. Returns the way to name them. */
export function fillBytes(
  translation: Translation,
  node: TSESTree.Node,
  target?: Variable,
): { readonly bytes: RandomBytes; readonly getName: (index: number | "") => string } | undefined {
  const filling = getFilling(translation.file, node);
  if (filling === undefined) return undefined;
  const { call, bytes, source, list = target } = filling;
  const base = list === undefined ? translation.newTemporary() : translation.nameOf(list);
  const getName = (index: number | ""): string => `${base}[${String(index)}]`;
  if ((bytes.length ?? 0) > MOST_ELEMENTS) throw new NotKnown({ kind: "manyRandomNumbers" }, node);
  for (const index of ["" as const, ...Array.from({ length: bytes.length ?? 0 }, (_, place) => place)]) {
    translation.emit(getName(index), DRAW);
    translation.filled.set(getName(index), call);
  }
  translation.addDraw(call, source, 0);
  return { bytes, getName };
}

/** `const buffer = new Uint32Array(1)`, `const bytes = randomBytes(4)`, `const [x] = crypto.getRandomValues(new Uint32Array(1))` */
export function declareBytes(translation: Translation, id: TSESTree.Node, init: TSESTree.Expression): boolean {
  if (id.type === "Identifier") {
    const variable = translation.getVariableOf(id);
    if (getBytes(translation.file, variable) === undefined) return false;
    fillBytes(translation, init, variable);
    return true;
  }
  const filled = id.type === "ArrayPattern" ? fillBytes(translation, init) : undefined;
  if (filled === undefined || id.type !== "ArrayPattern") return false;
  for (const [index, element] of id.elements.entries()) {
    if (element === null) continue;
    if (element.type !== "Identifier") throw new NotKnown({ kind: "pattern" }, element);
    const variable = translation.getVariableOf(element);
    const value = getElement(translation, filled.bytes, filled.getName(index));
    if (getWrites(variable).length > 0) throw new NotKnown({ kind: "randomBitsChange" }, element);
    translation.constants.set(variable, value);
  }
  return true;
}

function getElement(translation: Translation, { bits, isSigned }: RandomBytes, name: string): Expression {
  if (!translation.filled.has(name)) throw new NotKnown({ kind: "randomBitsElsewhere" });
  return getBits({ kind: "variable", name }, bits, isSigned);
}

/** `buffer[0]` of a list of random bits, or of the call that fills it. */
export function readBits(translation: Translation, node: TSESTree.MemberExpression): Expression | undefined {
  if (!node.computed) return undefined;
  const index = unwrap(node.property);
  const place = index.type === "Literal" && typeof index.value === "number" ? index.value : undefined;
  const object = unwrap(node.object);
  if (object.type === "CallExpression") {
    const filling = place === undefined ? undefined : getFilling(translation.file, object);
    if (filling === undefined || place === undefined) return undefined;
    const { bytes, list, call, source } = filling;
    if (list === undefined) {
      translation.addDraw(call, source, 0);
      return getBits(DRAW, bytes.bits, bytes.isSigned);
    }
    const filled = fillBytes(translation, object);
    return filled === undefined ? undefined : getElement(translation, bytes, filled.getName(place));
  }
  const variable = object.type === "Identifier" ? getVariable(translation.file, object) : undefined;
  const bytes = variable === undefined ? undefined : getBytes(translation.file, variable);
  if (variable === undefined || bytes === undefined) return undefined;
  if (place !== undefined) {
    const name = `${translation.nameOf(variable)}[${String(place)}]`;
    const call = translation.filled.get(name);
    // Read once for every time that it is drawn, it is the draw itself.
    const isOnce = call !== undefined && isReadOncePerFill(variable, call, node);
    return isOnce ? getBits(DRAW, bytes.bits, bytes.isSigned) : getElement(translation, bytes, name);
  }
  if (!isReadInTurn(translation.file, translation.options.region, variable, index))
    throw new NotKnown({ kind: "randomBitsByIndex" });
  for (const { call, source } of getFillings(translation.file, variable)) translation.addDraw(call, source, 0);
  return getBits(DRAW, bytes.bits, bytes.isSigned);
}

/** All bytes of a filled list as one number, where nothing else reads them: `bytes.readUInt32BE()`. */
export function getWholeBytes(translation: Translation, node: TSESTree.CallExpression): Expression | undefined {
  const callee = unwrap(node.callee);
  const list = callee.type === "MemberExpression" ? unwrap(callee.object) : callee;
  const variable = list.type === "Identifier" ? getVariable(translation.file, list) : undefined;
  if (variable === undefined || getBytes(translation.file, variable) === undefined) return undefined;
  const name = `${translation.nameOf(variable)}[]`;
  const reads = variable.references.filter((reference) => reference.isRead());
  if (!translation.filled.has(name) || reads.length > 1) throw new NotKnown({ kind: "randomBitsElsewhere" });
  return { kind: "variable", name };
}
