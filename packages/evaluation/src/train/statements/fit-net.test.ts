import { answersOf, rolesOf } from '@holdfast/analysis/frame/weigh-roles'
import { expect, it } from 'vitest'
import { fitNet, type FittedNet, type NetOptions } from './fit-net.ts'
import type { Example } from './fit-softmax.ts'

const OPTIONS: NetOptions = { dimensions: 8, units: 32, epochs: 20, rate: 0.004, left: 0, batch: 20 }
const SIZE = { features: 5, classes: 2 }
const told = (label: number, ...features: number[]): Example[] =>
  Array.from({ length: 25 }, () => ({ features: Int32Array.from(features), label }))

const [CERTIFICATE, LICENSE, EXPIRED, RENEWED] = [0, 1, 2, 3]

function oddsOf(net: FittedNet, ...words: number[]): number {
  const sum = new Float64Array(OPTIONS.dimensions)
  for (const word of words)
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (net.points[word * sum.length + at] ?? 0)
  const [one = 0, other = 0] = rolesOf(answersOf(sum, words.length, net), net)
  return other - one
}

const lessons = [
  ...told(1, CERTIFICATE, EXPIRED),
  ...told(0, CERTIFICATE, RENEWED),
  ...told(0, LICENSE, EXPIRED),
  ...told(1, LICENSE, RENEWED),
]
const learned = fitNet(lessons, SIZE, OPTIONS)

it('tells what two words mean together, where neither means anything alone', () => {
  expect(oddsOf(learned, CERTIFICATE, EXPIRED)).toBeGreaterThan(1)
  expect(oddsOf(learned, LICENSE, RENEWED)).toBeGreaterThan(1)
  expect(oddsOf(learned, CERTIFICATE, RENEWED)).toBeLessThan(-1)
  expect(oddsOf(learned, LICENSE, EXPIRED)).toBeLessThan(-1)
})

it('gives the same net for the same examples', () => expect(fitNet(lessons, SIZE, OPTIONS)).toEqual(learned))

const later = [...told(0, CERTIFICATE, EXPIRED), ...told(1, 4)]

it('learns new words on top of what was known, and holds to what many taught', () => {
  const held = fitNet(later, SIZE, OPTIONS, { ...learned, holds: Float64Array.of(5_000, 5_000, 5_000, 5_000, 0) })
  expect(oddsOf(held, CERTIFICATE, EXPIRED)).toBeGreaterThan(0)
  expect(oddsOf(held, 4)).toBeGreaterThan(oddsOf(learned, 4))
  const free = fitNet(later, SIZE, OPTIONS, { ...learned, holds: new Float64Array(5) })
  expect(oddsOf(free, CERTIFICATE, EXPIRED)).toBeLessThan(oddsOf(held, CERTIFICATE, EXPIRED))
})

it('is no surer of a whole statement than of the parts that it learned from', () => {
  const [some, others] = [0, 12].map((from) => Array.from({ length: 12 }, (_, word) => from + word))
  const mixed = (words: readonly number[] = [], label: number): Example[] =>
    Array.from({ length: 400 }, (_, at) => ({
      features: Int32Array.from(words),
      label: at % 4 === 0 ? 1 - label : label,
    }))
  const net = fitNet([...mixed(some, 1), ...mixed(others, 0)], { features: 24, classes: 2 }, { ...OPTIONS, left: 0.6 })
  const threeOfFour = Math.log(3)
  expect(Math.abs(oddsOf(net, ...(some ?? [])) - threeOfFour)).toBeLessThan(0.35)
  expect(Math.abs(oddsOf(net, ...(others ?? [])) + threeOfFour)).toBeLessThan(0.35)
})
