import type { ClusterView, SpokenLine, Workload } from './cluster-view.ts'
import { isTroubled } from './is-troubled.ts'
import { isRestarting } from './judge-probes.ts'
import { present, type Mismatch } from './mismatch.ts'
import type { CitedFact } from './object-view.ts'
import type { MechanismId } from './mechanisms.ts'

const CREDENTIALS =
  /Access denied for user|password authentication failed|authentication failed for user|ORA-01017|Login failed for user|WRONGPASS|Authentication failed\.?$/i
const UNREACHED =
  /Communications link failure|connection (?:refused|timed out).{0,300}(?:sql|database|jdbc|:3306|:5432)|(?:sql|jdbc|database).{0,300}(?:connection refused|could not connect|connect timed out)|could not (?:open|create) (?:jdbc )?connection|HikariPool-\d+ - (?:Exception during pool initialization|Connection is not available)/i
const TOO_MANY =
  /Too many connections|too many clients already|(?:exceed\w{0,9}|reached|limit of) max_?connections|max_connections.{0,300}(?:exceed|reach)|remaining connection slots are reserved|max_user_connections/i
const READ_ONLY =
  /--(?:super-)?read-only option|read-only transaction|database is (?:in )?read-?only|READONLY You can't write/i
const PERMISSION = /(?:permission denied|EACCES|operation not permitted|read-only file system)/i
const DNS =
  /UnknownHostException:?\s*([\w.-]+)|lookup ([\w.-]+)(?: on \S+)?: (?:no such host|server misbehaving|.{0,300}(?:timeout|timed out|refused|unreachable))|getaddrinfo (?:ENOTFOUND|EAI_AGAIN) ([\w.-]+)|could not resolve host:? ([\w.-]+)|Failed to resolve '([\w.-]+)'|Name or service not known|Temporary failure in name resolution/i

/** What logs tell of a workload whose objects only show that it fails. */
export function judgeLogs(cluster: ClusterView): Mismatch[] {
  const databases = judgeDatabases(cluster)
  const found = cluster.workloads.flatMap((workload) => judgeWorkload(workload, cluster))
  const lost = found.filter(({ mechanism }) => mechanism === 'database-port')
  const isShared = databases.length > 0 || lost.length > FEW
  return [...found.filter((one) => !isShared || one.mechanism !== 'database-port'), ...databases]
}

/** What more than these cannot reach is not to be found in the settings of one. */
const FEW = 2

/** Logs of one container of it, or of its last run, are often named 'web.proxy' or 'web.previous'. */
export const isOf = ({ service }: Pick<SpokenLine, 'service'>, workload: Workload): boolean =>
  service !== null &&
  (service === workload.name ||
    service.startsWith(`${workload.name}.`) ||
    workload.pods.some((pod) => pod.name === service))

export const textOf = ({ event }: SpokenLine): string =>
  [event.message, event.fields['error'] ?? '', event.exception?.message ?? '', ...event.continuation.slice(0, 20)].join(
    '\n',
  )

const citedOf = ({ event }: SpokenLine): CitedFact => ({ value: event.message, ref: event.ref, raw: event.raw })

function judgeWorkload(workload: Workload, cluster: ClusterView): Mismatch[] {
  if (!isTroubled(workload)) return []
  const lines = cluster.lines.filter((line) => isOf(line, workload))
  const find = (pattern: RegExp): SpokenLine | undefined => lines.find((line) => pattern.test(textOf(line)))
  const mismatch = (
    mechanism: MechanismId,
    line: SpokenLine,
    places: Record<string, string> = {},
    ...facts: readonly (CitedFact | undefined)[]
  ): Mismatch[] => [
    { mechanism, service: workload.name, places, facts: [citedOf(line), ...present(...facts)], basis: 'log' },
  ]
  if (find(DNS) !== undefined) return []
  const denied = find(CREDENTIALS)
  if (denied !== undefined) return mismatch('database-credentials', denied)
  const mounts =
    workload.spec?.under('container').filter(([path]) => /\.mount\./.test(path) && !path.endsWith('serviceaccount')) ??
    []
  for (const [path, fact] of mounts) {
    const place = path.slice(path.indexOf('.mount.') + '.mount.'.length)
    const line = lines.find((one) => PERMISSION.test(textOf(one)) && textOf(one).includes(place))
    if (line !== undefined) return mismatch('volume-permission', line, { path: place }, fact)
  }
  const lost = find(UNREACHED)
  if (
    lost !== undefined &&
    !cluster.workloads.some(
      (other) => other !== workload && other.isFailing === true && /sql|db|postgres|maria/i.test(other.name),
    )
  )
    return mismatch('database-port', lost)
  return []
}

/** Complaints of many about the one database that they share. */
function judgeDatabases(cluster: ClusterView): Mismatch[] {
  for (const [pattern, mechanism] of [
    [TOO_MANY, 'database-connections'],
    [READ_ONLY, 'database-read-only'],
  ] as const) {
    const lines = cluster.lines.filter((line) => pattern.test(textOf(line)))
    const first = lines[0]
    if (first === undefined) continue
    const databases = cluster.workloads.filter(
      (workload) => isDatabase(workload) && (workload.pods.length > 0 || !cluster.lists('Pod')),
    )
    const own = databases.find((workload) => lines.some((line) => line.service === workload.name))
    const named = databases.find((workload) => lines.some((line) => textOf(line).includes(workload.name)))
    const used = databases.toSorted((a, b) => callersOf(b, cluster) - callersOf(a, cluster))[0]
    const database = own ?? named ?? used
    if (database !== undefined)
      return [{ mechanism, service: database.name, places: {}, facts: lines.slice(0, 3).map(citedOf), basis: 'log' }]
  }
  return []
}

const isDatabase = ({ spec, name }: Workload): boolean =>
  /sql|postgres|mongo|maria|database|(?:^|-)db(?:-|$)/i.test(
    [name, ...(spec?.containers().map((one) => spec.value(`container.${one}.image`) ?? '') ?? [])].join(' '),
  )

const callersOf = (database: Workload, cluster: ClusterView): number =>
  cluster.workloads.filter((workload) =>
    workload.spec
      ?.under('container')
      .some(([path, { value }]) => path.includes('.env.') && value.includes(database.name)),
  ).length

/** Names that do not resolve although their service exists: for one workload alone, or for all. */
export function judgeDns(cluster: ClusterView): Mismatch[] {
  const services = new Set(cluster.of('Service').map((service) => service.name))
  if (!cluster.isKubernetes) return []
  const found = cluster.workloads.flatMap((workload): Mismatch[] => {
    if (workload.isFailing === false && !isRestarting(workload)) return []
    const lines = cluster.lines.flatMap((line) => {
      const match = isOf(line, workload) ? DNS.exec(textOf(line)) : null
      const host = match?.slice(1).find((name) => name !== undefined) ?? ''
      const isThere =
        services.size === 0
          ? isInner(host, cluster) && NO_ANSWER.test(match?.[0] ?? '')
          : host === '' || services.has(host.split('.')[0] ?? host) || /\.[\w-]+\.svc/.test(host)
      return match !== null && isThere ? [{ line, host }] : []
    })
    if (lines.length === 0) return []
    return [
      {
        mechanism: 'dns-fails',
        service: workload.name,
        places: { host: lines.find(({ host }) => host !== '')?.host ?? 'of others' },
        facts: [...present(workload.spec?.fact('dnsPolicy')), ...lines.slice(0, 2).map(({ line }) => citedOf(line))],
        basis: 'log',
      },
    ]
  })
  if (found.length <= FEW) return found
  return [
    {
      mechanism: 'dns-down',
      service: 'cluster DNS',
      places: {},
      facts: found.flatMap(({ facts }) => facts).slice(0, 4),
      basis: 'log',
    },
  ]
}

/** Nobody answered; a name that does not exist is answered. */
const NO_ANSWER = /time(?:d )?out|refused|misbehaving|unreachable|EAI_AGAIN|Temporary failure|UnknownHost/i

/** A name that the DNS of the cluster itself should know. */
const isInner = (host: string, { speakers, workloads }: ClusterView): boolean =>
  /\.svc(?:\.|$)/.test(host) ||
  [...speakers, ...workloads.map(({ name }) => name)].some((name) => host === name || host.startsWith(`${name}-`))
