import { serviceOfName } from '../parse/service-of-name.ts'
import { isComponent } from '../parse/is-component.ts'
import type { LogEvent } from '../model/log-event.ts'
import { remember } from './remember.ts'

/** A ReplicaSet's hash and its pod's suffix, a StatefulSet's ordinal, or the suffix of a Job's pod. */
const POD_SUFFIX = /(-(?=[a-z]*\d)[a-z0-9]{6,10})?-[bcdfghjklmnpqrstvwxz2456789]{5}$/
const ORDINAL = /[-_.]\d{1,3}$/

/** Some applications log for several services through one stream, and name each where others name a class. */
const SERVICE_LIKE =
  /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*-(?:service|api|worker|gateway|server|proxy|svc|app|db|backend|frontend)$/

/** No name that anybody gave is longer, and it stands in each unit's key. */
const MAX_LENGTH = 256
const MAX_KNOWN = 2000

/** Says of each event which service speaks. The same names come again and again, so each is looked at once. */
export class ServiceNamer {
  readonly #isServiceLike = remember(MAX_KNOWN, (logger) => SERVICE_LIKE.test(logger))
  readonly #isSentencePart = remember(MAX_KNOWN, (name) => SENTENCE_PART.test(name))
  readonly #isGenericSource = remember(MAX_KNOWN, (service) => GENERIC_SOURCE.test(service))
  readonly #nameOfSource = remember(MAX_KNOWN, nameOfSource)

  /** As the log says, else by its pod or container, else by the name of its source. */
  nameOf(event: LogEvent): string | null {
    return this.#namedIn(event)?.slice(0, MAX_LENGTH) ?? null
  }

  #namedIn(event: LogEvent): string | null {
    const { service, pod, container, logger } = event.entities
    if (logger !== undefined && this.#isServiceLike(logger)) return logger
    if (service && !this.#isSentencePart(service))
      return this.#isGenericSource(service) ? (componentOf(event) ?? event.entities.host ?? service) : service
    if (container) return container
    if (pod) return withoutInstance(pod)
    return this.#nameOfSource(event.ref.source) ?? componentOf(event)
  }
}

/** 'Issued by: …', 'ORA-19804: cannot reclaim …', 'Runner version: …': what stands before a colon may be said, too. */
const SENTENCE_PART =
  /^(?:an?|the|this|that|by|to|in|of|for|from|at|on|with|into|and|or|not|no|is|are|was|were|has|can|cannot|could|if|when|while|then|after|before|until|signed|hash|version)$|^[a-z]+(?: [a-z]+)+$/

/** A file that is named for what it holds, not for who speaks. */
const GENERIC_SOURCE =
  /^(?:app|apps|application|platform|services?|all|combined|cluster|system|stack|output|stdout|out|logs?|prod|production|staging|export|dump|compose|events|errors?|access|messages|syslog|daemon|console|current|journal)$/i

/** 'ERROR [payments] …' in a stream of several: the bracket says who speaks. */
function componentOf({ entities: { logger, thread } }: LogEvent): string | null {
  // Beside a logger stands a thread.
  const named = logger ?? thread
  return named !== undefined && isComponent(named) ? named : null
}

export function nameOfSource(source: string): string | null {
  // An agent reads the logs of others: its id says nothing of who speaks.
  if (source.startsWith('agent:') || UUID.test(source)) return null
  const name = serviceOfName(source)
  return name === undefined ? null : withoutInstance(name.replace(FORMER, ''))
}

/** The log of the container that ran before it. */
const FORMER = /[._-]prev(?:ious)?$/i

const UUID = /^[\da-f]{8}-[\da-f-]{27}$/i

export function withoutInstance(name: string): string {
  const suffix = POD_SUFFIX.exec(name)
  if (suffix && suffix.index > 0 && (suffix[1] !== undefined || /\d/.test(suffix[0])))
    return name.slice(0, suffix.index)
  return name.replace(ORDINAL, '')
}
