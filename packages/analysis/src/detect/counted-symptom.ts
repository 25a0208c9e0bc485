import { fillSentence } from '../knowledge/fill-places.ts'
import type { LogEvent } from '../model/log-event.ts'
import type { Signature } from '../model/signature.ts'
import type { Symptom } from '../model/symptom.ts'
import { symptomOfLines } from '../model/symptom-of-lines.ts'

/** A symptom of what was found by counting: `samples` show it, no line says it. */
export const countedSymptom = (
  signature: Signature,
  service: string | null,
  onsetMs: number,
  samples: readonly LogEvent[],
  groups: Readonly<Record<string, string>>,
): Symptom =>
  symptomOfLines([signature.id, service, groups], samples, {
    text: fillSentence(signature.symptom, { ...groups, service: service ?? undefined }),
    service,
    signature,
    groups,
    firstMs: onsetMs,
    lastMs: onsetMs,
    onsetMs,
  })
