import { describe, expect, it } from 'vitest'
import { ALARM_TRAITS } from './alarm-traits.ts'
import { ROOT_TRAITS } from './root-traits.ts'
import { weigh, WEIGHTS } from './weights.ts'

describe.each([
  ['alarm', ALARM_TRAITS, WEIGHTS.alarm],
  ['root', ROOT_TRAITS, WEIGHTS.root],
] as const)('the learned weights of an %s', (_, traits, weights) => {
  it('are one for each trait', () => expect(Object.keys(weights).toSorted()).toEqual(Object.keys(traits).toSorted()))

  it.each(Object.entries(traits))('keep the sign of %s', (name, { sign }) =>
    expect(sign * ((weights as Record<string, number>)[name] ?? 0)).toBeGreaterThanOrEqual(0),
  )
})

it('adds up what speaks for and against', () =>
  expect(weigh({ fresh: 1, standing: 0.5, unknown: 3 }, { fresh: 2, standing: -1 })).toBe(1.5))
