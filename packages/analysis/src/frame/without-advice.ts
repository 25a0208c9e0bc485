/** Where one sentence of a line ends and the next begins. */
const SENTENCES = /(?<=[.!?])\s+(?=["'(]?[A-Z])/
/** Advice to the reader of a log says nothing of what happened. */
const ADVICE =
  /^(?:you (?:can|could|may|might|should|must|need to|want to)|please|see|consider|possibly consider|try|check|make sure|ensure|hint|tip|note that|refer to|visit|did you|it is recommended|we recommend|for (?:more|further) (?:info|detail|help)|to (?:fix|avoid|disable|enable|resolve|suppress|learn|see|change|increase|allow) |(?:this|the) (?:\w+ ){1,3}can be (?:configured|changed|increased|disabled|ignored|adjusted))\b/i

/** The statement that was asked of a database, which libraries repeat behind its answer. */
const ASKED = / \((?:Connection: [\w-]{1,60}, (?:\w+: [^,()]{1,80}, ){0,5})?SQL: /

/** The line of PostgreSQL's hint, or of a library's: 'To avoid a shutdown, execute …', 'You might also need to …'. */
const HINT =
  /^(?:to avoid |you (?:may|might|can|could) |it is recommended|we recommend|for (?:more|further) (?:info|detail|help))/i

/** Whether a message is advice from its first sentence to its last. */
export const isAdvice = (message: string): boolean =>
  HINT.test(message) && message.split(SENTENCES).every((sentence) => ADVICE.test(sentence))

/** A message without the sentences of advice behind its first one, and without what was asked. */
export function withoutAdvice(message: string): string {
  const asked = message.search(ASKED)
  const text = asked < 0 ? message : message.slice(0, asked)
  const [first = '', ...further] = text.split(SENTENCES)
  const telling = further.filter((sentence) => !ADVICE.test(sentence))
  return telling.length === further.length ? text : [first, ...telling].join(' ')
}
