// The door to the rule's options for those who read no code: settings, flags, tables.
export { conforms, type FromSchema, type JsonSchema, type JsonSchemaFile, type OptionSchema } from "./json-schema.ts";
export {
  DEFAULT_OPTIONS,
  OPTIONS,
  readOptions,
  RULE_SCHEMA,
  type RuleOptions,
  type Said,
  type Setting,
} from "./rule-options.ts";
