// As much of JSON Schema as our options and reports use, as data that TypeScript reads the type from: what is described once is compiled, checked and published.

type Json = string | number | boolean | null;

export interface JsonSchema {
  readonly $ref?: `#/definitions/${string}`;
  readonly description?: string;
  readonly type?: "string" | "boolean" | "integer" | "number" | "null" | "array" | "object";
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly oneOf?: readonly JsonSchema[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: boolean | JsonSchema;
}

/** A schema as a file of its own. */
export interface JsonSchemaFile extends JsonSchema {
  readonly $schema: string;
  readonly $id: string;
  readonly title: string;
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
}

interface Simple {
  readonly string: string;
  readonly boolean: boolean;
  readonly integer: number;
  readonly number: number;
  readonly null: null;
}

/** The type of what keeps to a schema; `Root` is the file whose definitions it names. */
export type FromSchema<Schema, Root = Schema> = Schema extends { readonly $ref: `#/definitions/${infer Name}` }
  ? Root extends { readonly definitions: Readonly<Record<Name, infer Definition>> }
    ? FromSchema<Definition, Root>
    : never
  : Schema extends { readonly const: infer Value }
    ? Value
    : Schema extends { readonly enum: readonly (infer Value)[] }
      ? Value
      : Schema extends { readonly oneOf: readonly (infer One)[] }
        ? FromSchema<One, Root>
        : Schema extends { readonly type: keyof Simple }
          ? Simple[Schema["type"]]
          : Schema extends { readonly type: "array"; readonly items: infer Item }
            ? readonly FromSchema<Item, Root>[]
            : Schema extends { readonly type: "object"; readonly properties: infer Properties }
              ? FromProperties<Properties, RequiredOf<Schema>, Root>
              : Schema extends { readonly type: "object"; readonly additionalProperties: infer Value }
                ? Readonly<Record<string, FromSchema<Value, Root>>>
                : Schema extends { readonly type: "object" }
                  ? object
                  : unknown;

type RequiredOf<Schema> = Schema extends { readonly required: readonly (infer Name)[] } ? Name : never;

type FromProperties<Properties, Required, Root> = {
  readonly [Name in keyof Properties as Name extends Required ? Name : never]: FromSchema<Properties[Name], Root>;
} & {
  readonly [Name in keyof Properties as Name extends Required ? never : Name]?: FromSchema<Properties[Name], Root>;
};

/** As much of it as options need, and as `conforms` checks; that items are unique is only said. */
export interface OptionSchema extends Pick<
  JsonSchema,
  "description" | "enum" | "pattern" | "uniqueItems" | "required"
> {
  readonly type?: "string" | "boolean" | "array" | "object";
  readonly oneOf?: readonly OptionSchema[];
  readonly items?: OptionSchema;
  readonly properties?: Readonly<Record<string, OptionSchema>>;
  readonly additionalProperties?: false;
}

/** Returns whether a value keeps to the schema of an option. */
export function conforms<const Schema extends OptionSchema>(
  schema: Schema,
  value: unknown,
): value is FromSchema<Schema> {
  return keepsTo(schema, value);
}

function keepsTo(schema: OptionSchema, value: unknown): boolean {
  if (schema.oneOf?.some((one) => keepsTo(one, value)) === false) return false;
  if (schema.enum?.some((one) => one === value) === false) return false;
  switch (schema.type) {
    case "string":
      return typeof value === "string" && (schema.pattern === undefined || new RegExp(schema.pattern, "u").test(value));
    case "boolean":
      return typeof value === "boolean";
    case "array":
      return Array.isArray(value) && value.every((item) => keepsTo(schema.items ?? {}, item));
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value) && hasProperties(schema, value);
    default:
      return true;
  }
}

function hasProperties({ properties = {}, required = [], additionalProperties }: OptionSchema, value: object): boolean {
  return (
    required.every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, member]: [string, unknown]) => {
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return property === undefined ? additionalProperties !== false : keepsTo(property, member);
    })
  );
}
