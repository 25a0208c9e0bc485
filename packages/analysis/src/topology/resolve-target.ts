import type { LogEvent } from '../model/log-event.ts'
import { oncePer } from '../model/once-per.ts'
import { isInfrastructure } from './layer-of.ts'
import { describeForMatching } from '../digest/describe-for-matching.ts'

/** Ports that speak for a technology, and the words by which its services go. */
const TECHNOLOGY_OF_PORT: Readonly<Record<string, string>> = {
  '53': 'dns',
  '1433': 'sqlserver',
  '1521': 'oracle',
  '2181': 'zookeeper',
  '2379': 'etcd',
  '3306': 'mysql',
  '4222': 'nats',
  '5432': 'postgres',
  '5672': 'rabbitmq',
  '6379': 'redis',
  '6443': 'kube-apiserver',
  '8500': 'consul',
  '9042': 'cassandra',
  '9092': 'kafka',
  '9200': 'elasticsearch',
  '11211': 'memcached',
  '27017': 'mongo',
}

const ALIASES: Readonly<Record<string, RegExp>> = {
  postgres: /postgres|(^|[-_.])(pg|db|psql)([-_.\d]|$)/i,
  mysql: /mysql|mariadb|(^|[-_.])db([-_.\d]|$)/i,
  redis: /redis|valkey/i,
  mongo: /mongo/i,
  kafka: /kafka|broker/i,
  dns: /dns/i,
  elasticsearch: /elastic|opensearch/i,
  rabbitmq: /rabbit/i,
}

const ADDRESS = /(?:^|[^\w.])((?:\d{1,3}\.){3}\d{1,3}|[a-z][\w-]{0,62}(?:\.[\w-]{1,63}){0,20}):(\d{2,5})\b/gi

/** How libpq, and all that is built on it, names the server: its host in quotes, its port some words later. */
const LIBPQ_SERVER = /\b(?:server at|running on host) "([\w.-]{1,200})"(?:.{0,80}?\bport (\d{2,5}))?/is

/** A service that speaks in these logs and goes by the name, host name or technology; null when there is none. */
export function findService(name: string, services: readonly string[]): string | null {
  const { host, label, technology } = addressOf(name)
  const { positions } = lookUpOf(services)
  const exact = services[positions.get(host) ?? -1]
  if (exact) return exact
  const byLabel = label === null ? undefined : services[firstOf(namesLike(label), positions)]
  if (byLabel) return byLabel
  return technology === undefined ? null : findTechnology(technology, services)
}

/** What a name or an address says of a service: its host, the first part of that, and what listens at its port. */
interface Address {
  readonly host: string
  /** Null for a number. */
  readonly label: string | null
  readonly technology: string | undefined
}

export function addressOf(name: string): Address {
  const host = bareHost(name)
  const [first = host] = host.split('.', 1)
  const port = /:(\d{2,5})$/.exec(name)?.[1]
  return {
    host,
    label: /^\d+$/.test(first) ? null : first,
    technology: port === undefined ? undefined : TECHNOLOGY_OF_PORT[port],
  }
}

const SUFFIX = '-service'

/** 'cart' is 'cart-service', and the other way round. */
export const namesLike = (name: string): string[] => [
  name,
  `${name}${SUFFIX}`,
  ...(name.endsWith(SUFFIX) ? [name.slice(0, -SUFFIX.length)] : []),
]

/** The first position that any of the names has; -1 where none has one. */
function firstOf(names: readonly string[], positions: ReadonlyMap<string, number>): number {
  const found = names.flatMap((name) => positions.get(name) ?? [])
  return found.length === 0 ? -1 : Math.min(...found)
}

/** Every event is searched for the same services, so what they are searched by is worked out once. */
const lookUpOf = oncePer((services: readonly string[]) => ({
  /** In small letters, the first of each. */
  positions: new Map(services.map((service, at) => [service.toLowerCase(), at] as const).toReversed()),
  spoken: services.map(spokenOf).filter((spoken) => spoken !== null),
}))

export function bareHost(name: string): string {
  const [authority = ''] = name
    .toLowerCase()
    .replace(/^[a-z+]+:\/\//, '')
    .split(/[/?]/, 1)
  return authority.replace(/:\d+$/, '')
}

export function findTechnology(technology: string, services: readonly string[]): string | null {
  const pattern = ALIASES[technology]
  const named = services.filter((service) => service.toLowerCase().includes(technology) && !isObserver(service))
  const alike = pattern ? services.filter((service) => pattern.test(service) && !isObserver(service)) : []
  return [...named, ...alike].sort((a, b) => a.length - b.length)[0] ?? null
}

/** Those who watch and report; what they say is about someone else. */
export const isObserver = (service: string | null): boolean =>
  service !== null &&
  /exporter|kubelet|kube-?audit|k8s-?events?|events?$|kernel|^kern$|dmesg|prometheus|alertmanager|audit|monitor|watchdog|containerd|dockerd|systemd/i.test(
    service,
  )

/** The service that an event complains about: one that it names, or one behind an address that it gives. */
export function resolveTarget(event: LogEvent, own: string | null, services: readonly string[]): string | null {
  const text = describeForMatching(event)
  return (
    findBehind(addressesIn(text), own, services) ??
    findMentioned(text, own, services) ??
    findBehind(calledBy(event), own, services)
  )
}

function findBehind(names: Iterable<string>, own: string | null, services: readonly string[]): string | null {
  for (const name of names) {
    const service = findService(name, services)
    if (service !== null && service !== own) return service
  }
  return null
}

/** The addresses that a text gives, in the order in which they are asked for a service. */
export function addressesIn(text: string): string[] {
  const found = Array.from(text.matchAll(ADDRESS), ([, host, port]) => `${host}:${port}`)
  const [, server, port] = LIBPQ_SERVER.exec(text) ?? []
  return server === undefined ? found : [...found, `${server}:${port ?? ''}`]
}

const CALLED =
  /^(?:(?:remote|target|upstream|peer|dest(?:ination)?|server|net\.peer)[._-]?(?:host|name|addr(?:ess)?|service)?|host|url|uri|endpoint|addr(?:ess)?|broker|cluster)$/i
const MAX_NAME = 200

/** The addresses that fields give; a 'host' with a port is whom the line calls, not where it runs. */
export function calledBy({ entities: { host }, fields }: LogEvent): string[] {
  const called = Object.entries(fields).flatMap(([key, value]) => (CALLED.test(key) ? [value] : []))
  return (host !== undefined && /:\d+$/.test(host) ? [host, ...called] : called).filter(
    (name) => name.length <= MAX_NAME,
  )
}

const URL_HOST = /(?<!\bsee )\bhttps?:\/\/([\w.-]+\.[a-z][\w-]+(?::\d{2,5})?)/i
/** 'rpc to taxes.internal:7443', 'while connecting to smtp.example.org': a name with a dot or a port after what points at it. */
const POINTED =
  /\b(?:to|from|at|dial(?: tcp| udp)?|connecting|upstream|against|host|endpoint|server|peer|relay|via|gateway|partner|provider) "?([a-z][\w-]*(?:\.[\w-]+)*:\d{2,5}|[a-z][\w-]*(?:\.[a-z][\w-]+){2,})(?![\w(/])/i
const HOST_FIELD = /\b(?:host|hostname|upstream|endpoint|server|peer|remote)[=: ]+"?([a-z][\w-]*(?:\.[\w-]+)+)/i

/** The host outside of these logs that an event calls, by the address it gives. */
export function findExternalHost(event: LogEvent): string | null {
  const fields = Object.values(event.fields).join(' ')
  for (const text of [describeForMatching(event), fields]) {
    const host =
      LIBPQ_SERVER.exec(text)?.[1] ?? URL_HOST.exec(text)?.[1] ?? HOST_FIELD.exec(text)?.[1] ?? POINTED.exec(text)?.[1]
    if (host) return host
  }
  return null
}

/** Another service's name standing in the text as a word of its own. */
function findMentioned(text: string, own: string | null, services: readonly string[]): string | null {
  const lower = text.toLowerCase()
  let best: { service: string; at: number } | null = null
  for (const spoken of lookUpOf(services).spoken) {
    const { service } = spoken
    if (service === own) continue
    const at = indexOfName(lower, spoken)
    if (at >= 0 && (best === null || at < best.at || (at === best.at && service.length > best.service.length)))
      best = { service, at }
  }
  return best?.service ?? null
}

const ORDINAL = /^([a-z][\w.-]{3,}?)-\d{1,3}$/

/** How a service is spoken of. */
interface Spoken {
  readonly service: string
  /** In small letters. */
  readonly name: string
  /** 'nats' is said of 'nats-0', one of several of a name, where it is what others stand on. */
  readonly base: string | undefined
}

/** Null for what nobody could be told by: a short name, or a word of any log. */
export function spokenOf(service: string): Spoken | null {
  const name = service.toLowerCase()
  if (service.length < 3 || COMMON_WORDS.has(name)) return null
  const base = ORDINAL.exec(name)?.[1]
  return { service, name, base: base !== undefined && isInfrastructure(name) ? base : undefined }
}

export function indexOfName(text: string, { name, base }: Spoken): number {
  const at = indexOfWord(text, name)
  return at >= 0 || base === undefined ? at : indexOfWord(text, base)
}

const COMMON_WORDS = new Set([
  'web',
  'app',
  'server',
  'service',
  'client',
  'main',
  'root',
  'build',
  'test',
  'node',
  'worker',
  'job',
  'log',
  'error',
  'access',
  'system',
  'kernel',
  'user',
])

function indexOfWord(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text.charCodeAt(at - 1)
    const after = text.charCodeAt(at + word.length)
    const isInstance = after === 45 && isDigit(text.charCodeAt(at + word.length + 1))
    const isKey = after === 61
    const isInPath = before === 47 && after === 47 && text.charCodeAt(at - 2) !== 47
    if (!isKey && !isInPath && !isWordCode(before) && (!isWordCode(after) || isInstance)) return at
  }
  return -1
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57

const isWordCode = (code: number): boolean => isDigit(code) || (code >= 97 && code <= 122) || code === 95 || code === 45
