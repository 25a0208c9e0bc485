import type { TemplateSummary } from '../model/digest.ts'
import type { LogEvent } from '../model/log-event.ts'
import type { Symptom } from '../model/symptom.ts'

/** Reasons of events that tell why a pod does not start yet. */
const KEPT_BACK = new Set([
  'FailedScheduling',
  'FailedMount',
  'FailedAttachVolume',
  'FailedCreatePodSandBox',
  'NetworkNotReady',
])

/** A pod of the same workload starts after the last event that says what keeps it back: a node came, a volume was attached. */
export const startsAfter = (symptom: Symptom, units: readonly TemplateSummary[]): boolean =>
  KEPT_BACK.has(reasonOf(symptom.samples[0])) &&
  units.some(
    (unit) => unit.service === symptom.service && reasonOf(unit.samples[0]) === 'Started' && isAfter(unit, symptom),
  )

const isAfter = (unit: TemplateSummary, { lastMs, lastLine, sources }: Symptom): boolean =>
  unit.lastMs === null || lastMs === null
    ? sources.includes(unit.source) && unit.lastLine > lastLine
    : unit.lastMs >= lastMs

const reasonOf = (event: LogEvent | undefined): string => event?.fields['reason'] ?? ''
