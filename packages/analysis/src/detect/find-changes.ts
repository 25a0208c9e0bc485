import type { TemplateSummary } from '../model/digest.ts'
import type { LogEvent } from '../model/log-event.ts'
import type { Move } from '../changes/moves-of.ts'
import { toldChangeOf } from '../changes/told-change.ts'
import { saidInEnglish } from '../frame/in-english.ts'
import { findSignature } from '../signatures/find-signature.ts'
import { isAddressedToReader } from '../frame/is-addressed-to-reader.ts'
import { judgeBadness } from '../frame/judge-badness.ts'
import { occasionsOf } from './occasions-of.ts'
import { resolveTarget } from '../topology/resolve-target.ts'
import { UsualTexts } from './usual-texts.ts'
import type { World } from './world.ts'

export type ChangeKind = 'deploy' | 'configuration' | 'job' | 'restart' | 'deletion' | 'scaling' | 'event'

/** Something that was done to the system: rare, not a failure, and possibly the trigger of one. */
export interface Change {
  readonly kind: ChangeKind
  readonly timestampMs: number
  readonly service: string | null
  /** What it is about, where the line names another thing than the speaker. */
  readonly subject: string | null
  readonly version: string | null
  readonly event: LogEvent
  readonly count: number
  /** What its values show to have changed, where no line says so. */
  readonly moves?: readonly Move[]
}

const MAX_OCCURRENCES = 6
/** Who writes down what is done to others. */
const RECORDER = /deploy|release|rollout|argo|flux|spinnaker|pipeline|^c[id]$|audit|events?$|changes?$|^ops$/i

const VERSION = /\b(?:version |v|release |image[=: ]\S*?:)?(\d+\.\d+\.\d+(?:[-.+]\w+)*|v\d+\.\d+)\b/i
const KINDS: readonly (readonly [ChangeKind, RegExp])[] = [
  [
    'deletion',
    /\b(?:deleted|revoked (?:lease|token|credential|certificate|grant|key|role)s?|(?:dropped|removed|deleting) (?:the )?(?:table|index|database|column|schema|service|user|role|route|rule|node|volume|bucket|topic|key)|uninstalled|purged?|purge_all|truncated|flush(?:all|db)|(?:cache|keys?|entries)\b.{0,30}\b(?:flushed|cleared|invalidated))\b/i,
  ],
  ['scaling', /\bscaled\b.{0,60}\b(?:from|to) \d|\bdesired replicas\b/i],
  [
    'deploy',
    /\b(?:deploy(?:ed|ment|ing)?|rollout|rolled out|released? (?:v?\d|version|of \S+ (?:to|v?\d))|upgraded?|promoted|new version|version \S+ (?:started|is up|live|running)|migrat(?:ion|ed|ing))\b/i,
  ],
  [
    'configuration',
    /\b(?:config(?:uration)?(?: \w+)? (?:refresh(?:ed)?|reload(?:ed)?|changed|updated|applied|loaded|push(?:ed)?)|feature flag|flag \S+ (?:enabled|disabled|set)|raised to|lowered to|set to|changed (?:from|to|')|content changed|by config|(?:processing|applying|applied) override|override for|rotat(?:ed|ion)\b|settings? (?:changed|updated)|(?:committed|applied|pushed|installed) (?:\w+ )?(?:rules?(?:et)?|policy|acl)|rules? (?:added|removed)|was \d+\)|\b(?:mode|policy|setting|value|level|limit|strategy|weight|rollout|percentage|ratio|threshold)\b.{0,30}(?:->|→|=>)|(?<!\b(?:state|status|phase|health|condition)[:=]? ?)(?<![\w."'%])[\w."'%]{1,40} ?(?:->|→|=>) ?[\w."'%]{1,40}|\b(?:disabled|enabled|switched|moved) (?:by|from|to)\b)/i,
  ],
  ['scaling', /\b(?:scaled|scaling|resiz(?:ed|ing)|replicas)\b/i],
  [
    'job',
    /\b(?:(?:nightly|daily|hourly|weekly|full|batch|bulk|backup|import|export|reindex|migration|cron|maintenance|cleanup|clean-up|vacuum full|backfill|refresh|repricing|sync|job)\b.{0,60}\b(?:started|begins?|begun|starting|kicked off|running)|started:? (?:nightly|full|batch|bulk|backup|import|reindex|cron|maintenance|backfill)|concurrency=\d+)/i,
  ],
  [
    'restart',
    /\b(?:started in|starting \w+|listening on|startup complete|restart(?:ed|ing)?|ready to accept|boot(?:ed|ing)|started)\b/i,
  ],
]

/** Changes that were reported as such: nothing is guessed of them, however many there are. */
const findTold = (unit: TemplateSummary): Change[] =>
  unit.samples.flatMap((event) => {
    const told = toldChangeOf(event)
    if (told === null || event.timestampMs === null) return []
    const { service } = unit
    return [{ ...told, timestampMs: event.timestampMs, service, subject: null, event, count: 1 }]
  })

/** Rare lines that report a deploy, a changed setting, a job's start or a deletion, in time order. */
export function findChanges(world: World): Change[] {
  const counts = new Map<string, number>()
  for (const unit of world.units) counts.set(unit.templateId, (counts.get(unit.templateId) ?? 0) + occasionsOf(unit))
  const usual = new UsualTexts(world.units, ({ templateId }) => (counts.get(templateId) ?? 0) > MAX_OCCURRENCES)
  const isNone = (unit: TemplateSummary): boolean =>
    (counts.get(unit.templateId) ?? 0) > MAX_OCCURRENCES ||
    unit.level === 'error' ||
    unit.level === 'fatal' ||
    usual.beginsLikeOne(unit)
  return world.units
    .flatMap((unit) => {
      const told = findTold(unit)
      if (told.length > 0) return told
      const isKnown = findSignature(unit.signatureId)?.category === 'deployment'
      if (!isKnown && isNone(unit)) return []
      return unit.samples.flatMap((event) => readChange(event, unit, isKnown, world.services) ?? [])
    })
    .sort((a, b) => a.timestampMs - b.timestampMs || a.event.ref.offset - b.event.ref.offset)
}

/** By its words, unless a signature knows it for a change. */
function readChange(
  event: LogEvent,
  { service, subject, count }: TemplateSummary,
  isKnown: boolean,
  services: readonly string[],
): Change | null {
  if (event.timestampMs === null) return null
  const text = saidInEnglish(event)
  if (isAddressedToReader(text) || (!isKnown && judgeBadness(null, text, false) > 0)) return null
  const kind = KINDS.find(([, pattern]) => pattern.test(text))?.[0]
  if (kind === undefined && !isKnown) return null
  return {
    kind: kind ?? 'deploy',
    timestampMs: event.timestampMs,
    service,
    subject: subject ?? (RECORDER.test(service ?? '') ? resolveTarget(event, service, services) : null),
    version: VERSION.exec(text)?.[1] ?? event.fields['version'] ?? null,
    event,
    count,
  }
}
