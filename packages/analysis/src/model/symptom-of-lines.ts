import type { LogEvent } from './log-event.ts'
import type { Symptom } from './symptom.ts'

/** A failure that lines show and none of them says: new, and as bad as an error, unless `own` says else. */
export function symptomOfLines(
  key: readonly unknown[],
  samples: readonly LogEvent[],
  own: Pick<Symptom, 'text' | 'service'> & Partial<Symptom>,
): Symptom {
  const lines = samples.length === 0 ? [1] : samples.map(({ ref }) => ref.line)
  return {
    key: JSON.stringify(key),
    templateIds: [],
    sources: [...new Set(samples.map(({ ref }) => ref.source))].sort(),
    level: null,
    signature: null,
    groups: {},
    status: null,
    exceptionType: null,
    count: samples.length,
    firstMs: null,
    lastMs: null,
    firstLine: Math.min(...lines),
    lastLine: Math.max(...lines),
    buckets: {},
    samples,
    faces: samples,
    badness: 2,
    words: 0.5,
    soundsBad: true,
    contrast: 'new',
    onsetMs: null,
    share: 0,
    target: null,
    ...own,
  }
}
