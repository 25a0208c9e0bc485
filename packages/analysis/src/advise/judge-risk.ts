import type { Command } from '../model/finding.ts'
import {
  CHANGING,
  DESTROYS,
  KAFKA_CHANGES,
  KAFKA_READS,
  MONGO_CHANGES,
  READERS,
  READING,
  REDIS_READS,
  SQL_CHANGES,
  SQL_CLIENTS,
  SQL_READS,
} from './command-risks.ts'
import { splitCommandLine } from './split-command-line.ts'

export type Risk = Command['risk']

const RANK: Readonly<Record<Risk, number>> = { 'read-only': 0, 'changes-state': 1, destructive: 2 }

const worseRisk = (a: Risk, b: Risk): Risk => (RANK[a] >= RANK[b] ? a : b)

/** What a command does, by its text alone. What is not known to only read is taken to change something. */
export const judgeRisk = (command: string): Risk =>
  splitCommandLine(command.replaceAll(ASKS_SOCKET, 'true')).reduce<Risk>(
    (worst, part) => worseRisk(worst, riskOfPart(part)),
    'read-only',
  )

/** A question at a control socket, such as HAProxy's: what is sent there decides. */
const ASKS_SOCKET = /\becho "show [^"|;&]*" \| socat \S+ \S+/g

function riskOfPart(text: string): Risk {
  if (DESTROYS.test(text)) return 'destructive'
  const [program = '', ...words] = text.split(/\s+/)
  const rest = words.join(' ')
  return onlyReads(program, rest) ? 'read-only' : 'changes-state'
}

function onlyReads(program: string, rest: string): boolean {
  if (program === '' || READERS.has(program) || POWERSHELL_READS.test(program)) return true
  if (SQL_CLIENTS.has(program)) return readsSql(rest)
  if (program.startsWith('kafka-')) return readsKafka(program, rest)
  const judge = JUDGED[program]
  if (judge !== undefined) return judge(rest)
  return CHANGING[program] === undefined ? (READING[program]?.test(rest) ?? false) : !CHANGING[program].test(rest)
}

const POWERSHELL_READS = /^(?:Get|Format|Select|Where|Sort|Measure|Test)-\w+$/

const readsRedis = (rest: string): boolean => REDIS_READS.test(withoutOptions(rest, /^-(?:[hpna]|-user) \S+ |^-c /))
const readsMongo = (rest: string): boolean => !MONGO_CHANGES.test(rest)
const readsKafka = (program: string, rest: string): boolean =>
  program.startsWith('kafka-broker-api-versions') || (KAFKA_READS.test(rest) && !KAFKA_CHANGES.test(rest))

const JUDGED: Readonly<Record<string, (rest: string) => boolean>> = {
  'redis-cli': readsRedis,
  'valkey-cli': readsRedis,
  mongosh: readsMongo,
  mongo: readsMongo,
  kubectl: (rest) => readsKubernetes(rest),
  xargs: (rest) => judgeRisk(withoutOptions(rest, /^-\S+ (?:\d+ )?/)) === 'read-only',
  mount: (rest) => rest === '' || rest.startsWith('-l'),
}

const withoutOptions = (rest: string, option: RegExp): string => {
  let left = rest
  while (option.test(left)) left = left.replace(option, '')
  return left
}

function readsSql(rest: string): boolean {
  const quoted = [...rest.matchAll(/(?:^|\s)-{1,2}(?:c|e|Q|query|command|execute) ?(?:"((?:[^"\\]|\\.)*)"|'([^']*)')/g)]
  if (quoted.length === 0) return !/(?:^|\s)(?:-f|<)\s/.test(rest)
  const statements = quoted.flatMap(([, double, single]) => (double ?? single ?? '').split(';'))
  return statements.every((statement) => SQL_READS.test(statement.trim()) && !SQL_CHANGES.test(statement))
}

/** What runs inside of a container counts by itself. */
function readsKubernetes(rest: string): boolean {
  const [outside = '', ...parts] = rest.split(' -- ')
  const inside = parts.length > 0 && /^(?:-n \S+ )?exec /.test(outside) ? parts.join(' -- ') : undefined
  return inside === undefined ? (READING['kubectl']?.test(rest) ?? false) : judgeRisk(inside) === 'read-only'
}
