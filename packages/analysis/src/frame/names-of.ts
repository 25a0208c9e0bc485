import { oncePer } from '../model/once-per.ts'
import { describeForMatching } from '../digest/describe-for-matching.ts'
import type { Symptom } from '../model/symptom.ts'
import type { LogEvent } from '../model/log-event.ts'

/** Odd enough to mean one thing only: an id with letters and digits, or a host name of three parts. */
const NAME = /\b(?=\w*\d)(?=\w*[A-Za-z])\w{6,40}\b|\b[a-z][\w-]{0,62}(?:\.[a-z][\w-]{1,62}){2,20}\b/gi
/** A compound name that stands where names stand: 'Account=svc-ldap', 'bind as svc-ldap'. */
const INTRODUCED =
  /(?:=|\b(?:as|user|account|role|principal|lease|token|key|queue|topic|table|bucket|volume|certificate|secret|job|lock)[ :"']{1,2})["']?([a-z](?:\w*(?:-\w+)+|[^\W_]*_\w+))/gi
/** A host of three parts that the message names is whom it calls; a bare one is where it runs. */
const IS_REMOTE = /^[a-z][\w-]*(?:\.[a-z][\w-]+){2,}$/i
const MAX_SAMPLES = 4

const namesIn = oncePer((event: LogEvent): ReadonlySet<string> => {
  const { requestId, traceId, host } = event.entities
  const text = describeForMatching(event)
  const isCalled = host !== undefined && IS_REMOTE.test(host) && event.message.includes(host)
  const shared = new Set([requestId, traceId, isCalled ? undefined : host])
  const introduced = [...text.matchAll(INTRODUCED)].flatMap(([, name]) => name ?? [])
  return new Set([...(text.match(NAME) ?? []), ...introduced].filter((name) => !shared.has(name)))
})

/** What it names that is odd enough to be one thing: a lease, an id, a host of three parts. */
export const namesOf = oncePer(
  ({ samples }: Symptom): ReadonlySet<string> =>
    new Set(samples.slice(0, MAX_SAMPLES).flatMap((event) => [...namesIn(event)])),
)
