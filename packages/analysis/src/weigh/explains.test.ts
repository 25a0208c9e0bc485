import { expect, it } from 'vitest'
import { eventOf } from '../../test/event-of.ts'
import type { Symptom } from '../model/symptom.ts'
import type { Candidate } from './candidate.ts'
import { explains } from './explains.ts'

const failing = (service: string, message: string): Candidate =>
  ({
    change: null,
    symptom: {
      service,
      target: null,
      text: message,
      signature: null,
      status: null,
      contrast: 'new',
      onsetMs: 1_000,
      firstMs: 1_000,
      templateIds: [message],
      groups: {},
      samples: [eventOf(message)],
    } as unknown as Symptom,
  }) as unknown as Candidate

const strength = (cause: Candidate, effect: Candidate): number => explains(cause, effect, () => false).strength

const full = failing('orders', 'could not write segment 7: no space left on device')
const refused = failing('orders', 'could not call stock: connection refused')

it('links what is known to follow from a failure to it, and not the other way round', () =>
  expect(strength(full, refused)).toBeGreaterThan(strength(refused, full)))
