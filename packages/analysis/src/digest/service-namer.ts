import { isDated, PREFIX } from '../parse/service-of-name.ts'
import type { LogEvent } from '../model/log-event.ts'

const EXTENSIONS = /(\.(log|txt|json|jsonl|ndjson|csv|tsv|xml|trc|dat|out|err|gz|\d{1,8}|\d{4}-\d{2}-\d{2}))+$/i
/** A ReplicaSet's hash and its pod's suffix, a StatefulSet's ordinal, or the suffix of a Job's pod. */
const POD_SUFFIX = /(-(?=[a-z]*\d)[a-z0-9]{6,10})?-[bcdfghjklmnpqrstvwxz2456789]{5}$/
const ORDINAL = /[-_.]\d{1,3}$/

/** Some applications log for several services through one stream, and name each where others name a class. */
const SERVICE_LIKE =
  /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*-(?:service|api|worker|gateway|server|proxy|svc|app|db|backend|frontend)$/

/** The service that speaks: as the log says, else by its pod or container, else by the name of its source. */
export function nameService(event: LogEvent): string | null {
  return namedIn(event)?.slice(0, MAX_LENGTH) ?? null
}

/** No name that anybody gave is longer, and it stands in each unit's key. */
const MAX_LENGTH = 256

function namedIn(event: LogEvent): string | null {
  const { service, pod, container, logger } = event.entities
  if (logger !== undefined && isServiceLike(logger)) return logger
  if (service && !isSentencePart(service))
    return isGenericSource(service) ? (componentOf(event) ?? event.entities.host ?? service) : service
  if (container) return container
  if (pod) return withoutInstance(pod)
  const component = nameOfSource(event.ref.source) === null ? componentOf(event) : null
  if (component !== null) return component
  return nameOfSource(event.ref.source)
}

/** 'Issued by: …', 'ORA-19804: cannot reclaim …', 'Runner version: …': what stands before a colon may be said, too. */
const SENTENCE_PART =
  /^(?:an?|the|this|that|by|to|in|of|for|from|at|on|with|into|and|or|not|no|is|are|was|were|has|can|cannot|could|if|when|while|then|after|before|until|signed|hash|version)$|^[a-z]+(?: [a-z]+)+$/

const said = new Map<string, boolean>()

function isSentencePart(name: string): boolean {
  const cached = said.get(name)
  if (cached !== undefined) return cached
  const verdict = SENTENCE_PART.test(name)
  if (said.size < MAX_KNOWN) said.set(name, verdict)
  return verdict
}

/** A file that is named for what it holds, not for who speaks. */
const GENERIC_SOURCE =
  /^(?:app|apps|application|platform|services?|all|combined|cluster|system|stack|output|stdout|out|logs?|prod|production|staging|export|dump|compose|events|errors?|access|messages|syslog|daemon|console|current|journal)$/i
const COMPONENT = /^[a-z][a-z\d]*(?:[-_][a-z\d]+)*$/
const NO_COMPONENT =
  /^(?:main|root|default|console|std(?:out|err)|error|info|log|app|unknown)$|exec|thread|worker|pool|epoll|-\d+$/

/** 'ERROR [payments] …' in a stream of several: the bracket says who speaks. */
function componentOf({ entities: { logger, thread } }: LogEvent): string | null {
  const named = [logger, thread].find((name) => name !== undefined && COMPONENT.test(name) && !NO_COMPONENT.test(name))
  return named ?? null
}

const generic = new Map<string, boolean>()

function isGenericSource(service: string): boolean {
  const cached = generic.get(service)
  if (cached !== undefined) return cached
  const verdict = GENERIC_SOURCE.test(service)
  if (generic.size < MAX_KNOWN) generic.set(service, verdict)
  return verdict
}

const loggers = new Map<string, boolean>()

function isServiceLike(logger: string): boolean {
  const cached = loggers.get(logger)
  if (cached !== undefined) return cached
  const verdict = SERVICE_LIKE.test(logger)
  if (loggers.size < MAX_KNOWN) loggers.set(logger, verdict)
  return verdict
}

/** `pm2-out`, `nginx-error`: which of a program's streams it is. */
const STREAM = /(?<=\w{2})[-_.](?:access|errors?|stderr|stdout|out|err|log|logs)$/i

const known = new Map<string, string | null>()
const MAX_KNOWN = 2000

export function nameOfSource(source: string): string | null {
  const cached = known.get(source)
  if (cached !== undefined) return cached
  // An agent reads the logs of others: its id says nothing of who speaks.
  if (source.startsWith('agent:')) return null
  const [file = '', folder = ''] = source.split(/[/\\]/).toReversed()
  const base = (isDated(file) && folder !== '' ? folder : file).replace(EXTENSIONS, '').replace(PREFIX, '')
  const name =
    /^(-|stdin|paste|upload|)$/i.test(base) || /^[0-9a-f-]{32,36}$/i.test(base)
      ? null
      : withoutInstance(base.replace(STREAM, ''))
  if (known.size < MAX_KNOWN) known.set(source, name)
  return name
}

export function withoutInstance(name: string): string {
  const suffix = POD_SUFFIX.exec(name)
  if (suffix && suffix.index > 0 && (suffix[1] !== undefined || /\d/.test(suffix[0])))
    return name.slice(0, suffix.index)
  return name.replace(ORDINAL, '')
}
