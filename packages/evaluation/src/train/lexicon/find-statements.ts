import { readArguments, readText } from './read-arguments.ts'
import type { Label, Statement } from './statement.ts'

const LABELS: Readonly<Record<string, Label>> = {
  trace: 'fine',
  debug: 'fine',
  fine: 'fine',
  verbose: 'fine',
  info: 'fine',
  information: 'fine',
  notice: 'fine',
  warn: 'warning',
  warning: 'warning',
  error: 'bad',
  severe: 'bad',
  exception: 'bad',
  critical: 'bad',
  crit: 'bad',
  fatal: 'bad',
  alert: 'bad',
  emerg: 'bad',
}

const LEVEL = Object.keys(LABELS).join('|')
/** log.error(…), klog.V(2).InfoS(…), s.logger().warn(…), log.atError().log(…), level.Error(logger).Log(…). */
const CALL = new RegExp(
  String.raw`(?:\.\s{0,2}|::)(?:at|log)?(${LEVEL})(?:f|ln|s|w|wd|fs|context|depth|contextf|e|lnf|withfields)?\s?\(`,
  'gi',
)
/** What a call is made on: the names before it, 'klog.V(2)', 'log.WithField(…)'. */
const RECEIVER = /(?:[\w$]{1,40}(?:\([^()\n]{0,60}\))?\s{0,40}\.\s{0,2}){0,3}[\w$]{1,40}(?:\([^()\n]{0,60}\))?\s{0,40}$/
const LOGGER = /^[_$]*[a-z]?log(?!in|out)|Log|LOG|^(?:console|tracing|level|lg|winston)$/
const REACH = 120
const FREE = /(?<![\w.])log(Trace|Debug|Info|Warning|Error)(\()/g
const MACRO = /(?<![\w.])(trace|debug|info|warn|error)!\s?(\()/g
const CONSOLE = /\bconsole\.log(\()/g
const JUL =
  /log(?:ger)?\s{0,20}\.\s{0,2}log(\()\s{0,40}(?:\w+\.)?(?:Level|logging|LogLevel|Logger\.Level)\.(\w+)\s{0,4},/gi
/** The annotated messages of JBoss' logging. */
const ANNOTATED =
  /@LogMessage\((?:level\s*=\s*)?[^)]{0,80}?\b(TRACE|DEBUG|INFO|WARN|ERROR|FATAL)\)\s{0,80}@Message(\()/g
/** throw new X(…), raise X(…), fmt.Errorf(…), errors.New(…), bail!(…), #[error(…)] */
const RAISED =
  /(?:\bthrow new [\w.]{1,60}|\braise [\w.]{1,60}|\b(?:errors|xerrors|fmt|status)\.(?:New|Newf|Errorf?|Wrapf?)|\b(?:anyhow|bail|format_err)!|#\[error|\bnew \w{0,40}(?:Error|Exception))\(/g
/** The tables of errno and of the signals that kill: {111, "ECONNREFUSED", "connection refused"} */
const SYSTEM = /\{\d+, "(?:E[A-Z0-9]+|SIG(?:SEGV|BUS|ILL|ABRT))", "([^"]+)"\}/g
const CHAINED =
  /^\s{0,80}\.\s{0,2}(?:Msgf?|log|Log|withCause|setCause|Err|Str|With\w*|addArgument|Int|Any|Interface|Stringer|Object)\s?\(/

const LONGEST_TEXT = 400
const SHORTEST_WORD = /[a-zA-Z]{3}/

/** The log statements of a source file of any of the usual languages with their levels, and the errors that it raises. */
export function findStatements(source: string): Statement[] {
  const found: Statement[] = []
  const take = (open: number, level: string): void => {
    const label = level === 'raised' ? level : LABELS[level.toLowerCase()]
    const text = label && textOfCall(source, open)
    if (label && text) found.push({ label, text })
  }
  const takeAll = (pattern: RegExp, level?: string): void => {
    for (const match of source.matchAll(pattern)) take(match.index + match[0].length - 1, level ?? match[1] ?? '')
  }
  for (const match of source.matchAll(CALL)) {
    const receiver = RECEIVER.exec(source.slice(Math.max(0, match.index - REACH), match.index))
    if (receiver && isLogger(receiver[0])) take(match.index + match[0].length - 1, match[1] ?? '')
  }
  takeAll(FREE)
  takeAll(MACRO)
  takeAll(CONSOLE, 'info')
  for (const match of source.matchAll(JUL)) take(match.index + match[0].lastIndexOf('('), match[2] ?? '')
  takeAll(ANNOTATED)
  takeAll(RAISED, 'raised')
  for (const [, text = ''] of source.matchAll(SYSTEM)) found.push({ label: 'system', text })
  return found
}

const isLogger = (chain: string): boolean =>
  chain
    .replaceAll(/\([^()]*\)/g, '')
    .split('.')
    .slice(-3)
    .some((name) => LOGGER.test(name.trim()))

/** The first argument that holds a text, of the call or of those chained to it. */
function textOfCall(source: string, open: number): string | null {
  let at = open
  for (let links = 0; links < 6; links += 1) {
    const call = readArguments(source, at)
    if (!call) return null
    const text = textOfArguments(call.arguments)
    if (text) return text
    const chained = CHAINED.exec(source.slice(call.end, call.end + 120))
    if (!chained) return null
    at = call.end + chained[0].length - 1
  }
  return null
}

function textOfArguments(list: readonly string[]): string | null {
  for (const argument of list) {
    // 'target: "x"' of Rust, '"msg"' of go-kit
    if (/^target\s*:/.test(argument) || argument === '"msg"') continue
    const text = readText(/^value\s*=/.test(argument) ? argument.replace(/^value\s*=/, '') : argument)
    if (text === null) continue
    const plain = text.replaceAll(/\s+/g, ' ').trim()
    return SHORTEST_WORD.test(plain.replaceAll('<*>', '')) && plain.length <= LONGEST_TEXT ? plain : null
  }
  return null
}
