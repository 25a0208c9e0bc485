import type { Identifier } from './incident-clues.ts'
import { packageOf } from './read-frames.ts'

/** Words that every log and half of all diffs hold: they tie nothing to anything. */
const COMMON = new Set(
  (
    'error errors exception failed failure fatal warning info debug trace null undefined none true false object string number ' +
    'boolean function value values type types name names data result results request response timeout connection server client ' +
    'message code status user users host port path file line index length size count key keys item items list array json http ' +
    'https main test tests default config module public static async await return require import export localhost example ' +
    'request_id trace_id span_id user_id order_id session_id customer_id tenant_id correlation_id status_code error_code ' +
    'stack_trace content-type user-agent keep-alive application/json text/html no-such-file node_modules site-packages ' +
    'TypeError ReferenceError SyntaxError RangeError ValueError KeyError AttributeError NameError ImportError IndexError ' +
    'ModuleNotFoundError RuntimeError AssertionError ZeroDivisionError NotImplementedError OSError IOError ConnectionError ' +
    'TimeoutError OperationalError ProgrammingError IntegrityError NoMethodError ArgumentError StandardError LoadError ' +
    'NullPointerException RuntimeException IllegalArgumentException IllegalStateException ClassNotFoundException ' +
    'ConnectException SocketTimeoutException IOException SQLException ClassCastException IndexOutOfBoundsException ' +
    'ArrayIndexOutOfBoundsException OutOfMemoryError StackOverflowError NoSuchMethodError NoClassDefFoundError ' +
    'UnsupportedOperationException NumberFormatException ConcurrentModificationException NullReferenceException ' +
    'InvalidOperationException ArgumentException ArgumentNullException FormatException KeyNotFoundException ' +
    'UnhandledPromiseRejection UnhandledPromiseRejectionWarning ECONNREFUSED ECONNRESET ETIMEDOUT ENOTFOUND ENOENT EACCES ' +
    'EADDRINUSE ENOSPC EAI_AGAIN EPIPE SIGKILL SIGTERM OOMKilled CrashLoopBackOff GET POST PUT PATCH DELETE'
  )
    .split(' ')
    .map((word) => word.toLowerCase()),
)

/** Phrases after which errors name the very thing that is wrong. */
const NAMED: readonly RegExp[] = [
  /(?:column|relation|table) (?:\w+\.)*(?<name>\w{3,100}) (?:does not exist|not found|is unknown)/gi,
  /(?:cannot find (?:module|package)|no module named|module not found:?(?: error: can't resolve)?|cannot import name|no such (?:table|column|index|template)|unknown (?:column|table|database|option|property|field|flag)|undefined (?:method|local variable or method|variable|index|array key|property)|uninitialized constant|cannot load such file --|missing (?:required )?(?:key|field|column|property|option|setting|parameter|argument|configuration|(?:environment |env )?variable)|(?:relation|column|table|function|type|index|constraint|template|attribute|method|name|field|property|variable|setting|option|key|flag|queue|topic|bucket|role|schema|collection)|reading|keyerror:?|package|class|env(?:ironment)? (?:variable|var))\s*[:=]?\s*["'`«](?<name>[\w@./:-]{2,100})["'`»]/gi,
  /(?:missing (?:required )?(?:environment |env )?variable|environment variable|uninitialized constant|undefined: |no such table:|unknown column|relation|undefined symbol:?|cannot find symbol\s+symbol:\s+\w+)\s*:?\s+(?<name>[\w.:/-]{3,100})/gi,
  /["'`](?<name>[A-Za-z_][\w-]{2,60})["'`] is not (?:defined|a function|a valid|recognized|set)/g,
  /(?<name>[A-Za-z_$][\w$.]{2,60}) is not (?:defined|a function|a constructor|set|configured)/g,
]

/** Words whose form alone says that somebody coined them: snake_case, camelCase, SCREAMING, dotted, hyphenated. */
const COINED =
  /(?<![\w@./:-])@?[A-Za-z][A-Za-z\d]*(?:[_./-][A-Za-z\d]+)+(?![\w=]|"\s*:)|(?<![\w.])[a-z]+(?:[A-Z][a-z\d]+)+(?![\w=]|"\s*:)|(?<![\w.])(?:[A-Z][a-z\d]+){2,}(?![\w=]|"\s*:)/g

const PORT = /(?:[\w.-]+|\]):(?<port>\d{4,5})(?![\d:.])/g
const AMOUNT = /(?<![\w.:-])(?<amount>\d{3,7})(?:\s?(?:ms|milliseconds|seconds|bytes|kb|mb|connections|items|rows))\b/gi

/** What the texts of an error name, likeliest first. Services are left out: their names stand everywhere. */
export function readIdentifiers(texts: readonly string[], services: readonly string[]): Identifier[] {
  const left = new Set([...services].map((service) => service.toLowerCase()))
  const found = new Map<string, Identifier>()
  const add = (text: string | undefined, kind: Identifier['kind']): void => {
    const word = text?.replace(/^[./]+|[.,:;]+$/g, '') ?? ''
    const lower = word.toLowerCase()
    if (word.length < 3 || COMMON.has(lower) || left.has(lower) || isVolatile(word)) return
    if (!found.has(word)) found.set(word, { text: word, kind })
  }
  for (const text of texts) {
    const prose = withoutFrames(text)
    for (const pattern of NAMED)
      for (const { groups } of prose.matchAll(pattern)) add(groups?.['name'], formOf(groups?.['name']))
    for (const [word] of prose.matchAll(COINED)) if (word.length >= 5 && !/^\d/.test(word)) add(word, 'specific')
    for (const { groups } of prose.matchAll(PORT)) add(groups?.['port'], 'plain')
    for (const { groups } of prose.matchAll(AMOUNT)) add(groups?.['amount'], 'plain')
    for (const path of vendorPaths(text)) add(packageOf(path) ?? undefined, 'package')
  }
  return [...found.values()].slice(0, MAX_IDENTIFIERS)
}

const MAX_IDENTIFIERS = 60

const formOf = (name: string | undefined): Identifier['kind'] =>
  name !== undefined && /[_./:@-]|[a-z][A-Z]|^[A-Z][A-Z\d]{4,}$/.test(name) ? 'specific' : 'plain'

/** Dates, addresses, hashes and ids differ each time. */
const isVolatile = (word: string): boolean =>
  /^[\da-f]{8,}$/i.test(word) ||
  /^[\da-f]{8}-[\da-f]{4}-/i.test(word) ||
  /^\d+(?:[.:/-]\d+)+/.test(word) ||
  /^(?:(?=.*\d)[\da-f]{6,}|[\w-]+-[\da-f]{6,10}(?:-[\da-z]{5})?)$/i.test(word)

/** Frames are matched as places, not as words. */
const withoutFrames = (text: string): string =>
  text
    .replaceAll(/^\s*(?:at |File "|#\d+ |from |\.\.\. \d+ more|[\w./-]+\.(?:go|rb):\d+).*$/gm, ' ')
    .replaceAll(/\b\d{4}-\d\d-\d\d[T ][\d:.,]+(?:Z|[+-]\d\d:?\d\d)?/g, ' ')
    .replaceAll(/https?:\/\/(?<rest>\S+)/g, ' $<rest> ')

const vendorPaths = (text: string): string[] =>
  (text.match(/[\w@./-]*(?:node_modules|site-packages|dist-packages|gems|pkg\/mod)\/[\w@./-]+/g) ?? []).slice(0, 3)
