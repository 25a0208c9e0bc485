import type { Identifier } from './incident-clues.ts'
import { COMMON } from './common-words.ts'
import { readPackages } from './read-packages.ts'

/** Phrases that say that a thing is not there: what brings it in, or takes it away, did that. */
const MISSING: readonly RegExp[] = [
  /(?:column|relation|table|type|index|schema|role|database|function) ["'`]?(?:\w+\.)*(?<name>\w{3,100})["'`]?(?: of relation \S+)? (?:does not exist|not found|is unknown)/gi,
  /(?:cannot find (?:module|package)|no module named|module not found:?(?: error: can't resolve)?|cannot import name|no such (?:table|column|index|template)|unknown (?:column|table|database|option|property|field|flag|enum value)|no enum constant|undefined (?:method|local variable or method|variable|index|array key|property)|uninitialized constant|cannot load such file --|missing (?:required )?(?:key|field|column|property|option|setting|parameter|argument|configuration|(?:environment |env )?variable)|keyerror:?|key not found:?|invalid object name|unrecognized field|has no attribute|unexpected keyword argument)\s{0,4}[:=]?\s{0,4}["'`«](?<name>[\w@./:-]{2,100})["'`»]/gi,
  /(?:missing (?:required )?(?:environment |env )?variable|environment variable|uninitialized constant|undefined: |no such table:|unknown column|undefined symbol:?|unknown enum value|no enum constant|cannot find symbol\s+symbol:\s+\w+)(?:\s{0,4}:)?\s{1,4}(?<name>[\w.:/-]{3,100})/gi,
  /["'`](?<name>[A-Za-z_][\w-]{2,60})["'`] is not (?:defined|a function|a valid|recognized|set)/g,
  /(?<name>[A-Za-z_$][\w$.]{2,60}) is not (?:defined|a function|a constructor|set|configured)/g,
  /(?:ENOTFOUND|UnknownHostException:|unknown host:?|could not resolve host:?)\s+["'`]?(?<name>[\w.-]{3,200})/gi,
  /lookup (?<name>[\w.-]{3,200})(?: on \S+)?: no such host/gi,
]

/** Phrases after which errors name the very thing that is wrong. */
const NAMED: readonly RegExp[] = [
  /(?:relation|column|table|function|type|index|constraint|template|attribute|method|name|field|property|variable|setting|option|key|flag|queue|topic|bucket|role|schema|collection|reading|package|class|env(?:ironment)? (?:variable|var))\s{0,4}[:=]?\s{0,4}["'`«](?<name>[\w@./:-]{2,100})["'`»]/gi,
  /relation\s+(?<name>[\w.]{3,100})/gi,
]

/** What a rule about values says of one. */
const RULED =
  /["'`](?<name>[A-Za-z_][\w.]{2,60})["'`] (?:is (?:required|not allowed|invalid|too)|must|should|cannot|can't|has to|length|does not match|fails|contains)/g

/** Words whose form alone says that somebody coined them: snake_case, camelCase, SCREAMING, dotted, hyphenated. */
const COINED =
  /(?<![\w@./:-])@?[A-Za-z][A-Za-z\d]*(?:[_./-][A-Za-z\d]+)+(?![\w=]|"\s*:)|(?<![\w.])[a-z]+(?:[A-Z][a-z\d]+)+(?![\w=]|"\s*:)|(?<![\w.])(?:[A-Z][a-z\d]+){2,}(?![\w=]|"\s*:)/g

const PORT = /[\w.\]-]:(?<port>\d{4,5})(?![\d:.])/g
const AMOUNT = /(?<![\w.:-])(?<amount>\d{3,7})(?:\s?(?:ms|milliseconds|seconds|bytes|kb|mb|connections|items|rows))\b/gi

interface Name {
  readonly text: string
  readonly kind: Identifier['kind']
  readonly isMissing: boolean
}

/** What the texts of an error name, likeliest first. Services are left out: their names stand everywhere. */
export function readIdentifiers(texts: readonly string[], services: readonly string[]): Identifier[] {
  const left = new Set([...services].map((service) => service.toLowerCase()))
  const found = new Map<string, Identifier>()
  for (const { text, kind, isMissing } of texts.flatMap((each) => [...namesIn(each)])) {
    const word = text.replace(/^[./]+|(?<![.,:;])[.,:;]+$/g, '')
    const lower = word.toLowerCase()
    if (word.length < (kind === 'package' ? 2 : 3) || COMMON.has(lower) || left.has(lower) || isVolatile(word)) continue
    if (!found.has(word)) found.set(word, { text: word, kind, isMissing })
  }
  return [...found.values()].slice(0, MAX_IDENTIFIERS)
}

function* namesIn(text: string): Generator<Name> {
  const prose = withoutFrames(text)
  yield* namedBy(MISSING, prose, true)
  yield* namedBy(NAMED, prose, false)
  for (const { groups } of prose.matchAll(RULED)) yield { text: groups?.['name'] ?? '', kind: 'key', isMissing: false }
  for (const [word] of prose.matchAll(COINED)) {
    if (word.length >= 5 && !/^\d/.test(word)) yield { text: word, kind: 'specific', isMissing: false }
  }
  for (const { groups } of prose.matchAll(PORT)) yield { text: groups?.['port'] ?? '', kind: 'plain', isMissing: false }
  for (const { groups } of prose.matchAll(AMOUNT)) {
    yield { text: groups?.['amount'] ?? '', kind: 'plain', isMissing: false }
  }
  for (const name of readPackages(text)) yield { text: name, kind: 'package', isMissing: false }
}

function* namedBy(patterns: readonly RegExp[], prose: string, isMissing: boolean): Generator<Name> {
  for (const pattern of patterns) {
    for (const { groups } of prose.matchAll(pattern)) {
      const name = groups?.['name'] ?? ''
      yield { text: name, kind: formOf(name), isMissing }
      // `catalog.tasks.sync_prices` is defined as sync_prices.
      const last = /^(?:\w+\.)+(\w+)$/.exec(name)?.[1] ?? ''
      if (isMissing && /_|[a-z][A-Z]/.test(last)) yield { text: last, kind: 'specific', isMissing }
    }
  }
}

const MAX_IDENTIFIERS = 60

const formOf = (name: string): Identifier['kind'] =>
  /[_./:@-]|[a-z][A-Z]|^[A-Z][A-Z\d]{4,}$/.test(name) ? 'specific' : 'plain'

/** Dates, addresses, hashes and ids differ each time. */
const isVolatile = (word: string): boolean =>
  /^[\da-f]{8,}$/i.test(word) ||
  /^[\da-f]{8}-[\da-f]{4}-/i.test(word) ||
  /^\d+(?:[.:/-]\d+)+/.test(word) ||
  /^(?:(?=.*\d)[\da-f]{6,}|[\w-]+-[\da-f]{6,10}(?:-[\da-z]{5})?)$/i.test(word)

/** Frames are matched as places, not as words. */
const withoutFrames = (text: string): string =>
  text
    .replaceAll(/^[ \t]*(?:at |File "|#\d+ |from |\.\.\. \d+ more|[\w./-]+\.(?:go|rb):\d).*$/gm, ' ')
    .replaceAll(/\b\d{4}-\d\d-\d\d[T ][\d:.,]+(?:Z|[+-]\d\d:?\d\d)?/g, ' ')
    .replaceAll(/https?:\/\/(?<rest>\S+)/g, ' $<rest> ')
