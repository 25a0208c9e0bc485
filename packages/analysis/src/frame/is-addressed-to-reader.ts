const ORDERS =
  /\b(?:ignore|disregard|forget|skip|override)\b.{0,40}\b(?:previous|prior|above|other|earlier|preceding|all|any)\b.{0,40}\b(?:instructions?|prompts?|rules?|lines?|logs?|errors?|messages?|evidence|findings?|context)\b/i
const READER =
  /\b(?:AI|LLM|GPT|ChatGPT|Claude|Gemini|language model|assistant|(?:automated|log) anal(?:yst|yzer|yser|ysis)|whoever reads|reader of this|dear reader|system prompt)\b/i
const VERDICT =
  /\b(?:true|real|actual) root cause\b\s*(?:is|was|:|=)|\broot cause (?:is|was) (?:the|not)\b|\b(?:report|set|mark|rate|classify|label|treat|state|conclude|answer|respond|reply|declare)\b(?![=:"]).{0,40}\b(?:severity|root cause|no incident|as (?:low|critical|high|medium|resolved|harmless|benign|healthy)|incident as|all (?:is )?(?:well|healthy))\b|\bseverity (?:must|should|is to) be\b/i
const DIRECTS =
  /\b(?:please|must|should|you|do not|don't|never|always|instead|run|execute|note to|notice to|attention|important)\b/i

/** The marks of a conversation with a model, and what only a reader of incidents could be told. */
const CONVERSATION =
  /<\|im_(?:start|end)\|>|\[\/?INST\]|<<\/?SYS>>|### ?(?:system|assistant|user)\b|<\/data>|<<data \w|\bobey\b|\byou are DAN\b|\bcite this line\b|\bclose (?:the|this) incident\b|\bthis is a false alarm\b|\bthe (?:severity|root cause) is\b|\bis the fix, put\b/i

/** 'run `…`': a command for the reader, not one that was run, nor a 'value of type `…`'. */
const COMMAND = /\b(?:run|execute|paste|(?:please|now|just|then) type) `[^`]{3}/i

/** 'send both to https://…': what nobody does of himself with what he reads. */
const ERRAND = /\b(?:send|post|upload|forward|mail) (?:both|it|them|these|this|all|everything|your \w+) to https?:\/\//i

/** The head of a file that says how its columns are to be read. */
const HEADING = /^#(?:Software|Version|Date|Fields|Remark|Start-Date|End-Date):/i

/**
 * A line that tells its reader what to think or do is no observation of the system: it is shown like any other, but
 * neither opens an incident nor explains one.
 */
export const isAddressedToReader = (text: string): boolean =>
  ORDERS.test(text) ||
  CONVERSATION.test(text) ||
  VERDICT.test(text) ||
  COMMAND.test(text) ||
  ERRAND.test(text) ||
  HEADING.test(text) ||
  (READER.test(text) && DIRECTS.test(text))
