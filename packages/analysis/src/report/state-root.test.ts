import { describe, expect, it } from 'vitest'
import { digestEvents, readTexts } from '../../test/analyze-texts.ts'
import { firstOf } from '../../test/first-of.ts'
import { renderOutage } from '../../test/outage.ts'
import { every } from '../../test/steady-lines.ts'
import { explainIncident } from '../analyze/explain-incident.ts'
import { observeWorld } from '../detect/world.ts'
import { gatherCandidates } from '../weigh/gather-candidates.ts'

const world = observeWorld(
  digestEvents(
    readTexts(
      renderOutage([
        ...every('hall', [0, 2400], 2, (index) => `seat ${index} sold`),
        ...every('hall', [1200, 1202], 1, () => 'printer of tickets jammed', 'error'),
        ...every('hall', [1210, 1213], 1, () => 'ticket queue grows beyond its bound', 'error'),
        ...every('hall', [1214, 1217], 1, () => 'visitor left without a ticket', 'error'),
        ...every('hall', [1218, 1221], 1, () => 'gate counts fewer visitors than seats', 'error'),
        ...every('till', [1222, 1225], 1, () => 'drawer of coins is empty', 'error'),
        ...every('lift', [1223, 1226], 1, () => 'cabin hangs between floors', 'error'),
        ...every('bar', [1224, 1227], 1, () => 'barrel of cider is flat', 'error'),
        ...every('cloakroom', [1225, 1228], 1, () => 'hook without a number', 'error'),
      ]),
    ),
  ),
)
const gathered = gatherCandidates(world)
const candidate = (said: string) =>
  firstOf(gathered.candidates.filter(({ symptom }) => symptom.samples[0]?.message.includes(said)))
const jam = candidate('jammed')
const queue = candidate('queue grows')
const visitor = candidate('visitor left')
const gate = candidate('gate counts')
const drawer = candidate('drawer of coins')

describe('what else is told of a cause', () => {
  it.each([
    [[queue, visitor, gate], /also shows .*queue grows.*visitor left.* and .*gate counts/],
    [[gate, visitor, queue], /also shows .*gate counts.*visitor left.* and .*queue grows/],
  ])('is what comes nearest to a cause itself', (likeliest, said) => {
    const rivals = likeliest.map((one) => ({ symptom: one.symptom, change: null, confidence: 0.1 }))
    const members = likeliest.map((one) => ({ candidate: one, because: 'service' as const }))
    const { rootCause } = explainIncident(
      { root: jam, confidence: 0.5, isSure: true, rivals, members, seed: jam },
      world,
      gathered,
      { quietGapMs: 600_000 },
    )
    expect(rootCause).toMatch(said)
  })
})

const evidenceBeside = (rivals: readonly (typeof jam)[]): string[] =>
  explainIncident(
    {
      root: jam,
      confidence: 0.5,
      isSure: true,
      rivals: rivals.map((one) => ({ symptom: one.symptom, change: null, confidence: 0.1 })),
      members: [{ candidate: queue, because: 'service' as const }],
      seed: jam,
    },
    world,
    gathered,
    { quietGapMs: 600_000 },
  ).evidence.map(({ raw }) => raw)

it('a line of each other possible cause is cited, be it a part of the incident or not', () => {
  const lines = evidenceBeside([queue, drawer])
  expect(lines.filter((line) => line.includes('drawer of coins'))).toHaveLength(1)
  expect(lines.filter((line) => line.includes('queue grows'))).toHaveLength(1)
})

it('of many possible causes the three that come next are cited', () => {
  const others = ['cabin hangs', 'barrel of cider', 'drawer of coins', 'hook without']
  const lines = evidenceBeside(others.map(candidate)).join('\n')
  expect(others.filter((one) => lines.includes(one))).toEqual(others.slice(0, 3))
})
