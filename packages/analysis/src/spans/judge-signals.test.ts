import { describe, expect, it } from 'vitest'
import { analyzeDigest } from '../analyze/analyze-digest.ts'
import { createDigester } from '../digest/create-digester.ts'
import type { Finding } from '../model/finding.ts'
import { simulateCalls, type SimulationOptions } from '../../test/simulate-calls.ts'

function analyze(options: SimulationOptions): { findings: Finding[]; service: string } {
  const { spans, service } = simulateCalls(options)
  const digester = createDigester()
  for (const span of spans) digester.addSpan(span)
  return { findings: analyzeDigest(digester.finish()), service }
}

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]

describe.each([
  { fault: 'cpu', says: /own work|CPU/ },
  { fault: 'network', says: /network/ },
  { fault: 'exception', says: /fails|breaks off/ },
  { fault: 'return', says: /breaks off/ },
] as const)('a fault of kind $fault', ({ fault, says }) => {
  it('is found where it is, and named for what it is, without being told when it began', () => {
    const runs = SEEDS.map((seed) => analyze({ seed, fault, withClients: true, withErrors: true }))
    const right = runs.filter(({ findings, service }) => findings[0]?.hypotheses[0]?.service === service)
    expect(right.length).toBeGreaterThanOrEqual(6)
    expect(right.filter(({ findings }) => says.test(findings[0]?.title ?? '')).length).toBeGreaterThanOrEqual(6)
  })
})

it('tells a slow network where calls have no spans of their own', () => {
  const runs = SEEDS.map((seed) => analyze({ seed, fault: 'network', withClients: false, withErrors: false }))
  const right = runs.filter(({ findings, service }) => findings[0]?.hypotheses[0]?.service === service)
  expect(right.length).toBeGreaterThanOrEqual(5)
})

it('tells a slow network of a service that is seldom called from drifts, pauses and outliers', () => {
  const runs = SEEDS.map((seed) =>
    analyze({ seed, fault: 'network', withClients: true, withErrors: false, isRough: true }),
  )
  const right = runs.filter(({ findings, service }) => findings[0]?.hypotheses[0]?.service === service)
  expect(right.length).toBeGreaterThanOrEqual(7)
})

it('finds nothing where nothing is wrong', () => {
  for (const seed of SEEDS)
    expect(analyze({ seed, fault: 'none', withClients: true, withErrors: false }).findings).toEqual([])
})

it('cites spans of the culprit with their traces', () => {
  const { findings, service } = analyze({ seed: 3, fault: 'cpu', withClients: true, withErrors: false })
  const [first] = findings[0]?.evidence ?? []
  expect(first?.raw).toMatch(new RegExp(`^${service} op\\d \\d+(\\.\\d+)? ms ok trace=\\w{32} span=\\w{16}$`))
})
