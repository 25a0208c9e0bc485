import type { ClusterView, SpokenLine } from './cluster-view.ts'
import { textOf } from './judge-logs.ts'
import { listensAt } from './listens-at.ts'
import type { MechanismId } from './mechanisms.ts'
import type { Mismatch } from './mismatch.ts'
import type { CitedFact } from './object-view.ts'

/** How callers say that nobody listens where they were sent to, and where that was. */
const REFUSED: readonly RegExp[] = [
  /(?:dial tcp|connect to|connecting to|connect|ECONNREFUSED|UnableToConnect on)[ :/]{1,3}([\w.-]{1,120}):(\d{2,5})\b.{0,120}?(?:refused|no route to host)/i,
  /(?:ECONNREFUSED|UnableToConnect on) ([\w.-]{1,120}):(\d{2,5})\b/,
  /(?:refused|unreachable)\W{1,4}([a-z\d.-]{1,120})[:/](\d{2,5})\b(?!_)/i,
  /no (?:servers|instances?) available for(?: service:?)? "?([a-z][\w.-]{1,120})/i,
  /no endpoints available for service "?([a-z][\w.-]{1,120})/i,
]
const ADDRESS = /(?<![\w.-])([a-z][a-z0-9-]{1,60})(?:\.[a-z0-9-]{1,60}){0,4}:(\d{2,5})(?!\d)/g
/** Most lines need no closer look. */
const MAY_REFUSE = /refused|no route|unreachable|UnableToConnect| available for/i
const NO_NAME = /^(?:localhost|https?|tcp|udp|grpc|port|addr|address|ipv[46])$/
const NUMERIC = /^[\d.]+$/
/** So often at least: a call or two are refused whenever something is rolled. */
const LEAST = 5
/** The last of them comes within so much of the end. */
const STILL = 0.2

interface Complaint {
  readonly host: string
  readonly line: SpokenLine
}

/** Services that lead nowhere, as only those who call them tell: there is no object to compare. */
export function judgeCallers(cluster: ClusterView): Mismatch[] {
  if (!cluster.isKubernetes || cluster.lists('Service')) return []
  const ports = portsOfNames(cluster)
  const ends = endsOfSpeakers(cluster)
  const complaints = cluster.lines
    .filter((line) => isStill(line, ends, cluster))
    .flatMap((line) => complaintsOf(line, ports))
  return [...Map.groupBy(complaints, ({ host }) => host)].flatMap(([host, all]) => {
    const callers = all.filter(({ line }) => line.service !== host)
    const count = callers.reduce((sum, { line }) => sum + line.count, 0)
    return count < LEAST ? [] : [explain(host, callers, cluster)]
  })
}

function explain(host: string, complaints: readonly Complaint[], cluster: ClusterView): Mismatch {
  const caller = complaints.toSorted((a, b) => b.line.count - a.line.count)[0]?.line.service ?? 'another'
  const listening = cluster.lines.find(
    ({ service, event }) => service === host && listensAt(event.message) !== undefined,
  )
  const near = cluster.speakers.find((name) => name !== host && host.startsWith(`${name}-`))
  const mechanism: MechanismId =
    listening !== undefined || cluster.speakers.includes(host)
      ? 'service-leads-nowhere'
      : near === undefined
        ? 'service-silent'
        : 'address-of-nobody'
  const facts = [...complaints.slice(0, 3).map(({ line }) => line), ...(listening === undefined ? [] : [listening])]
  return {
    mechanism,
    service: mechanism === 'address-of-nobody' ? caller : host,
    places: { caller, host, near: near ?? '' },
    facts: facts.map(citedOf),
    basis: 'log',
  }
}

const citedOf = ({ event }: SpokenLine): CitedFact => ({ value: event.message, ref: event.ref, raw: event.raw })

function complaintsOf(line: SpokenLine, ports: ReadonlyMap<string, ReadonlySet<string>>): Complaint[] {
  const hosts = new Set<string>()
  for (const sample of line.samples) {
    const text = textOf({ ...line, event: sample })
    if (!MAY_REFUSE.test(text)) continue
    for (const pattern of REFUSED) {
      const match = pattern.exec(text)
      if (match === null) continue
      const [, host = '', port = ''] = match
      if (!NUMERIC.test(host)) hosts.add(host.split('.')[0] ?? host)
      else {
        const owner = onlyOwner(ports.get(port))
        if (owner !== null) hosts.add(owner)
      }
      break
    }
  }
  return [...hosts].filter((host) => host !== 'localhost').map((host) => ({ host, line }))
}

/** The one service that is known for a port; a process often logs under its service's name with a suffix. */
function onlyOwner(names: ReadonlySet<string> | undefined): string | null {
  const [shortest, ...others] = [...(names ?? [])].toSorted((a, b) => a.length - b.length)
  return shortest !== undefined && others.every((name) => name.startsWith(`${shortest}-`)) ? shortest : null
}

/** Who is said to be reached at which port: addresses in what is logged, and ports that processes say they open. */
function portsOfNames({ lines }: ClusterView): Map<string, Set<string>> {
  const ports = new Map<string, Set<string>>()
  const note = (port: string, name: string): void => void ports.set(port, (ports.get(port) ?? new Set()).add(name))
  for (const { service, event } of lines) {
    for (const [, name = '', port = ''] of event.message.matchAll(ADDRESS)) if (!NO_NAME.test(name)) note(port, name)
    const own = listensAt(event.message)
    if (own !== undefined && service !== null) note(own, service)
  }
  return ports
}

/** When each of those who speak said something last. */
function endsOfSpeakers({ lines }: ClusterView): Map<string | null, number> {
  const ends = new Map<string | null, number>()
  for (const { service, lastMs } of lines) ends.set(service, Math.max(ends.get(service) ?? 0, lastMs ?? 0))
  return ends
}

/** The caller goes on complaining as long as it, or anybody, says anything. */
function isStill(
  { lastMs, service }: SpokenLine,
  ends: ReadonlyMap<string | null, number>,
  { firstMs, lastMs: endMs }: ClusterView,
): boolean {
  if (lastMs === null || endMs === null || firstMs === null) return true
  return Math.min(endMs, ends.get(service) ?? endMs) - lastMs <= (endMs - firstMs) * STILL
}
