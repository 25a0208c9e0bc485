import { countedSymptom } from '../detect/counted-symptom.ts'
import type { Symptom } from '../model/symptom.ts'
import { SIGNAL_SIGNATURES } from './signal-signatures.ts'
import type { Signal } from './signal.ts'

/** What spans and numbers show as a symptom beside those that lines tell of. */
export const signalSymptom = ({ id, service, onsetMs, lastMs, events, places, count }: Signal): Symptom => ({
  ...countedSymptom(SIGNAL_SIGNATURES[id], service, onsetMs, events, places),
  key: JSON.stringify(['signal', id, service]),
  count,
  lastMs,
})
