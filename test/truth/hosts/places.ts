// Where in somebody's program a shuffle can stand: before, between and after statements, in classes, lists, calls, templates, attributes, parameters.
import { parse as parseTypeScript } from "@typescript-eslint/parser";
import * as espree from "espree";

export interface Place {
  readonly kind: "statements" | "class body" | "expression";
  readonly name: string;
  readonly offset: number;
  readonly before: string;
  readonly after: string;
}

export interface Parsed {
  readonly sourceType: "module" | "commonjs" | "script";
  readonly places: readonly Place[];
}

interface Node {
  readonly type: string;
  readonly range: readonly [number, number];
}

interface Language {
  readonly typescript: boolean;
  readonly jsx: boolean;
  /** Which are tried, in this order. */
  readonly sourceTypes: readonly Parsed["sourceType"][];
}

/** Returns the places of a program of which `text` holds the code, `start` characters further on in its file; undefined where it can't be parsed. */
export function findPlaces(text: string, start: number, language: Language): Parsed | undefined {
  for (const sourceType of language.sourceTypes) {
    const program = tryToParse(text, sourceType, language);
    if (program === undefined) continue;
    const places: Place[] = [];
    collect(program, text, places);
    return { sourceType, places: places.map((place) => ({ ...place, offset: place.offset + start })) };
  }
  return undefined;
}

function tryToParse(text: string, sourceType: Parsed["sourceType"], { typescript, jsx }: Language): Node | undefined {
  try {
    const program: unknown = typescript
      ? parseTypeScript(text, { range: true, sourceType: sourceType === "module" ? "module" : "script", jsx })
      : espree.parse(text, { range: true, ecmaVersion: "latest", sourceType, ecmaFeatures: { jsx } });
    return isNode(program) ? program : undefined;
  } catch {
    return undefined;
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "range" in value;
}

const getNodes = (node: Node, key: string): readonly Node[] => {
  const value: unknown = Reflect.get(node, key);
  return Array.isArray(value) ? value.filter(isNode) : [];
};

function collect(node: Node, text: string, places: Place[]): void {
  collectOwn(node, text, places);
  for (const [key, value] of Object.entries(node) as readonly (readonly [string, unknown])[]) {
    if (key === "parent" || key === "tokens" || key === "comments") continue;
    for (const child of Array.isArray(value) ? (value as readonly unknown[]) : [value]) {
      if (isNode(child)) collect(child, text, places);
    }
  }
}

function collectOwn(node: Node, text: string, places: Place[]): void {
  switch (node.type) {
    case "Program":
      collectStatements(node, "body", "the top", text, places);
      if (getNodes(node, "body").length > 0) {
        places.push({
          kind: "statements",
          name: "the end of the file",
          offset: text.trimEnd().length,
          before: "\n",
          after: "",
        });
      }
      break;
    case "BlockStatement":
      collectStatements(node, "body", "a block", text, places);
      break;
    case "StaticBlock":
      collectStatements(node, "body", "a static block", text, places);
      break;
    case "SwitchCase":
      collectStatements(node, "consequent", "a case", text, places);
      break;
    case "ClassBody":
      for (const member of getNodes(node, "body")) {
        const indent = getIndent(text, member.range[0]);
        if (indent !== undefined) {
          places.push({
            kind: "class body",
            name: "a class",
            offset: member.range[0],
            before: "",
            after: `\n${indent}`,
          });
        }
      }
      break;
    case "ArrayExpression":
    case "CallExpression":
    case "NewExpression": {
      const [first] = getNodes(node, node.type === "ArrayExpression" ? "elements" : "arguments");
      // Parentheses around an argument are part of no node.
      if (first !== undefined && /[[(]\s*$/.test(text.slice(node.range[0], first.range[0]))) {
        const before = text.slice(node.range[0], first.range[0]);
        if (node.type === "ArrayExpression" ? /^\[\s*$/.test(before) : !/\(\s*\(\s*$/.test(before)) {
          places.push({ kind: "expression", name: node.type, offset: first.range[0], before: "", after: ", " });
        }
      }
      break;
    }
    case "ObjectExpression": {
      const [first] = getNodes(node, "properties");
      if (first !== undefined) {
        places.push({ kind: "expression", name: node.type, offset: first.range[0], before: "mixing: ", after: ", " });
      }
      break;
    }
    case "TemplateLiteral": {
      const [first] = getNodes(node, "expressions");
      // The text before the first expression goes on for two more characters.
      if (first !== undefined && text.slice(0, first.range[0]).endsWith("${")) {
        places.push({ kind: "expression", name: node.type, offset: first.range[0] - 2, before: "${", after: "}" });
      }
      break;
    }
    case "JSXOpeningElement": {
      const [first] = getNodes(node, "attributes");
      if (first !== undefined) {
        places.push({ kind: "expression", name: node.type, offset: first.range[0], before: "mixing={", after: "} " });
      }
      break;
    }
    case "FunctionDeclaration":
    case "FunctionExpression": {
      const last = getNodes(node, "params").at(-1);
      if (
        last?.type === "Identifier" &&
        !Reflect.has(last, "typeAnnotation") &&
        Reflect.get(last, "optional") !== true &&
        !hasDirective(node)
      ) {
        places.push({ kind: "expression", name: "a default", offset: last.range[1], before: " = ", after: "" });
      }
      break;
    }
    default:
  }
}

/** Where a function's body begins with `"use strict"`, its parameters take no default. */
function hasDirective(node: Node): boolean {
  const body: unknown = Reflect.get(node, "body");
  return isNode(body) && getNodes(body, "body").some((statement) => Reflect.get(statement, "directive") !== undefined);
}

/** Before each statement that begins a line, and after the last one. */
function collectStatements(node: Node, key: string, name: string, text: string, places: Place[]): void {
  const statements = getNodes(node, key);
  for (const [index, statement] of statements.entries()) {
    const start = getGuardedStart(text, statement.range[0]);
    const indent = getIndent(text, start);
    if (indent === undefined) continue;
    const where =
      index === 0 ? `the first of ${name}` : Reflect.get(statement, "directive") === undefined ? name : "directives";
    places.push({ kind: "statements", name: where, offset: start, before: "", after: `\n${indent}` });
    const isLast = index === statements.length - 1;
    const rest = text.slice(statement.range[1]);
    if (isLast && /^[ \t]*\r?\n/.test(rest)) {
      places.push({
        kind: "statements",
        name: `the last of ${name}`,
        offset: statement.range[1],
        before: `\n${indent}`,
        after: "",
      });
    }
  }
}

/** A semicolon at the start of a statement's line guards it: what is planted goes before it. */
function getGuardedStart(text: string, start: number): number {
  const guard = /;[ \t]*$/.exec(text.slice(text.lastIndexOf("\n", start - 1) + 1, start));
  if (guard === null) return start;
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const at = lineStart + guard.index;
  return /^[ \t]*$/.test(text.slice(lineStart, at)) ? at : start;
}

/** The white space before a place where nothing else stands before it in its line. */
function getIndent(text: string, offset: number): string | undefined {
  const before = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  return /^[ \t]*$/.test(before) ? before : undefined;
}
