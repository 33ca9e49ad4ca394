// The rule's options as data: a small door of its own, for settings and flags.
export {
  conforms,
  OPTIONS,
  readOptions,
  type FromSchema,
  type JsonSchema,
  type JsonSchemaFile,
  type OptionSchema,
  type RuleOptions,
  type Said,
  type Setting,
} from "@fair-shuffle/recognise/options";
