import { oncePer } from '../model/once-per.ts'
import { describeForMatching } from '../digest/describe-for-matching.ts'
import type { LogEvent } from '../model/log-event.ts'
import type { Symptom } from '../model/symptom.ts'
import { withoutHeader } from '../frame/without-header.ts'

const KIND =
  'application pool|app pool|resource monitor|consumer group|dead letter queue|storage class|service account|security group|config ?map|persistent volume|bucket|table|topic|queue|index|database|schema|warehouse|volume|disk|device|partition|file|certificate|domain|secret|role|account|pod|node|namespace|pool|shard|dag|model|pipeline|subscription|stream|channel|licen[cs]e|route|zone|share|mount|keyspace|collection|tenant|realm|exchange|vhost|cluster|drive|interface|tunnel|lease|policy|relation|column|sequence|constraint|lock|snapshot|dataset|project|stack|function|chart|image|package|workflow|dashboard|slot|tablespace|datastore|array|fan|sensor|osd|broker|job|plugin|feed|mailbox|printer'
/** 'table "orders"', "bucket 'pics'", 'topic=payments', 'osd.12', 'queue mail-out': a name that is quoted, assigned or not a plain word. */
const NAMED = new RegExp(
  `\\b(${KIND})(?:[_ ]?(?:name|id))?(?:=["'\`]?([\\w./:@*-]{2,64}?)["'\`]?(?=[\\s,;)\\]}.]|$)|\\s+["'\`«“]([^"'\`»”]{2,64})["'\`»”]|(?::? |\\.)((?=[\\w./:@-]*[\\d_./:@-])[\\w./:@-]{2,64}?|[A-Z][a-z]+[A-Z]\\w{2,40})(?=[\\s,;)\\]}:.]|$))`,
  'gi',
)
/** The expression above takes small letters for large ones. */
const LOOKS_NAMED = /^[A-Z]{4,}$|[\d_./:@-]|^[A-Z][a-z]+[A-Z](?!.*(?:Exception|Error)$)/
const FIELD = new RegExp(`^(${KIND.replaceAll(' ', '[_-]?')})(?:[_-]?(?:name|id))?$`, 'i')
const NO_NAME =
  /^(?:nearly|almost|usage|size|limit|count|failed|full|name|error|status|state|is|was|has|not|and|or|for|in|on|of|at|to|the|a|an|by|with|null|true|false|none|x509|\d{1,3}|\W*)$/i
/** Whom a line calls: 'host=api.paylink.example'. */
const HOST = /\b(?:host|endpoint|upstream|peer|server)=["']?([a-z][\w-]{0,60}(?:\.[\w-]{1,60}){1,5})/gi
const MAX_OBJECTS = 3

/** The concrete things that a failure's lines name, as 'table events_raw': what a person would want to look at. */
export function nameObjects({ samples }: Pick<Symptom, 'samples'>): readonly string[] {
  const [sample] = samples
  return sample === undefined ? [] : objectsOf(sample)
}

const objectsOf = oncePer((sample: LogEvent): readonly string[] => {
  const text = withoutHeader(describeForMatching(sample)).replace(/\\"/g, '"').slice(0, 2_000)
  const found = new Map<string, string>()
  const take = (kind: string, name: string): void => {
    const value = name.replace(/(?<![.:,;])[.:,;]+$/, '')
    if (NO_NAME.test(value) || found.size >= MAX_OBJECTS || found.has(value.toLowerCase())) return
    found.set(value.toLowerCase(), `${kind.toLowerCase().replaceAll(/[_-]/g, ' ')} ${value}`)
  }
  for (const [, kind = '', assigned, quoted, plain] of text.matchAll(NAMED)) {
    const name = assigned ?? quoted ?? plain ?? ''
    if (plain === undefined || LOOKS_NAMED.test(plain)) take(kind, name)
  }
  for (const [, host = ''] of text.matchAll(HOST)) take('host', host)
  for (const [key, value] of Object.entries(sample.fields)) {
    const kind = FIELD.exec(key)?.[1]
    if (kind !== undefined && value.length <= 64 && !/\s/.test(value)) take(kind, value)
  }
  return [...found.values()]
})

/** Those that a sentence does not name yet. */
export const objectsBeyond = (symptom: Symptom, said: string): string[] => {
  const lower = said.toLowerCase()
  return [...nameObjects(symptom), ...componentOf(symptom)].filter(
    (object) => !lower.includes(object.slice(object.lastIndexOf(' ') + 1).toLowerCase()),
  )
}

/** What every program has tells nothing of the part that speaks. */
const NO_PART =
  /^(?:main|root|default|app|application|server|http|log|logger|console|std(?:out|err)|system|core|worker|service)$/i

/** The part of a program that speaks, as its logger names it. */
function componentOf({ samples, service }: Pick<Symptom, 'samples' | 'service'>): readonly string[] {
  const part =
    samples[0]?.entities.logger
      ?.split(/[./:]/)
      .at(-1)
      ?.replace(/[\]\s]{1,8}$/, '') ?? ''
  return part.length < 3 || part.length > 40 || !/^[a-z][\w$-]*$/i.test(part) || NO_PART.test(part) || part === service
    ? []
    : [`component ${part}`]
}
