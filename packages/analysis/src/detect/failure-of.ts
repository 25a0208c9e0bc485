import type { LogEvent } from '../model/log-event.ts'
import { describeForMatching } from '../digest/describe-for-matching.ts'
import { readFailure, type Failure } from './read-failure.ts'
import type { Symptom } from './symptom.ts'
import { withoutHeader } from './without-header.ts'

const read = new WeakMap<LogEvent, Failure>()

/** What a symptom's first line says by its syntax; read once, asked often. */
export function failureOf({ samples, text }: Pick<Symptom, 'samples' | 'text'>): Failure {
  const sample = samples[0]
  if (sample === undefined) return readFailure(text)
  const known = read.get(sample)
  if (known !== undefined) return known
  const [first = '', ...further] = describeForMatching(sample).split('\n')
  const failure = readFailure([withoutHeader(first), ...further].join('\n'))
  read.set(sample, failure)
  return failure
}
