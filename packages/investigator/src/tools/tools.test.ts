import { beforeAll, describe, expect, it } from 'vitest'
import { at, diskStory, evidenceOf } from '../../test/evidence-of.ts'
import { idOfText } from '../../test/disk-verdict.ts'
import type { Evidence } from '../evidence/evidence.ts'
import { ANSWER_BYTES } from './answer-bytes.ts'
import { EVIDENCE_TOOLS, runTool, toolSpec } from './tools.ts'

let evidence: Evidence
beforeAll(async () => {
  evidence = await evidenceOf(diskStory())
})

const ask = (tool: string, input: unknown) => runTool(tool, input, evidence)

describe('search', () => {
  it('counts, says whose, and shows lines with their ids', () => {
    const { text, told } = ask('search', { words: 'no space' })
    expect(text).toContain('1 match, 09:09:59 to 09:09:59')
    expect(text).toContain(`${idOfText(evidence, 'no space')} 09:09:59 ledger ERROR`)
    expect(told).toBe('searched "no space": 1 line')
  })

  it('says what it was narrowed to: that nothing was found within is not that nothing is there', () => {
    const told = (more: object) => ask('search', { words: 'no space', ...more }).told
    expect(told({ to: '09:05:00' })).toBe('searched "no space", until 09:05:00: 0 lines')
    expect(told({ service: 'ledger', level: 'error', from: '09:00', to: '09:20' })).toBe(
      'searched "no space" in ledger, errors, 09:00 to 09:20: 1 line',
    )
  })

  it('takes alternatives, a service, a level and a window', () => {
    expect(ask('search', { words: 'full|failed', from: '09:09:00', to: '09:10:00' }).text).toMatch(/^2 match/)
    expect(ask('search', { words: '', service: 'ledger', level: 'warn' }).text).toMatch(/^2 match/)
    expect(ask('search', { words: 'ORDER', service: 'bill', to: '09:00:30' }).text).toMatch(/^11 match/)
  })

  it('shows the first, the last and some between of many', () => {
    const rows = ask('search', { words: 'charged' }).text.split('\n')
    expect(rows[0]).toMatch(/^200 match/)
    expect(rows).toHaveLength(15)
    expect(rows[1]).toContain('ord-10000')
    expect(rows[14]).toContain('ord-10597')
  })
})

it('shows a line in full with its neighbors', () => {
  const id = idOfText(evidence, 'no space')
  const { text } = ask('lines', { id, around: 2 })
  expect(text.split('\n')).toHaveLength(3)
  expect(text).toContain(`> ${id}`)
  expect(text).toContain('100% full')
})

it('shows what belongs to a record, around the line that is asked for', async () => {
  const trace = await evidenceOf({
    'api.log': [
      `${at(0)} ERROR api request failed`,
      'java.lang.IllegalStateException: pool is closed',
      ...Array.from({ length: 30 }, (_, index) => `\tat com.acme.Pool.take${index}(Pool.java:${index + 10})`),
      'Caused by: java.net.ConnectException: Connection refused',
      `${at(1)} INFO api served`,
    ],
  })
  expect(runTool('lines', { id: 'A1' }, trace).text).toContain('> A2 java.lang.IllegalStateException: pool is closed')
  expect(runTool('lines', { id: 'A33' }, trace).text).toContain('> A33 Caused by: java.net.ConnectException')
  expect(runTool('search', { words: 'ConnectException' }, trace).text).toContain('A33 09:00:00 ERROR Caused by')
})

it('counts over time', () => {
  const { text } = ask('histogram', { words: 'failed', step_seconds: 300 })
  expect(text.split('\n')).toEqual([
    'step 300 s, 200 in all',
    '09:00:00 0',
    '09:05:00 0',
    '09:10:00 100',
    '09:15:00 100',
  ])
})

it('says which kinds differ between two windows', () => {
  const { text } = ask('compare', { from_1: '09:00:00', to_1: '09:09:00', from_2: '09:10:00', to_2: '09:19:00' })
  expect(text).toContain('0 → 181')
  expect(text).toContain('181 → 0')
  const same = ask('compare', { from_1: '09:00:00', to_1: '09:04:00', from_2: '09:04:00', to_2: '09:08:00' })
  expect(same.text).toBe('The kinds of lines are as frequent in both.')
})

it('follows an id, and tells what a name says and who speaks of it', () => {
  expect(ask('trace', { id: 'ord-10003' }).text).toContain('1 lines')
  const { text } = ask('entity', { name: 'ledger' })
  expect(text).toMatch(/ledger itself: 122 lines/)
  expect(text).toMatch(/others on ledger: 200 lines \(error 200; billing 200\)/)
})

it('reads numbers', () => {
  expect(ask('series', { name: 'took' }).text).toContain('least / median / most')
})

it.each([
  ['nothing', {}, /There is no tool nothing/],
  ['search', { word: 'x' }, /words/],
  ['search', { words: 'x', service: 'mailer' }, /Services: billing, ledger/],
  ['search', { words: 'x', from: 'yesterday' }, /is no time/],
  ['lines', { id: 'Q1' }, /There is no line Q1/],
  ['compare', { from_1: '09:01:00', to_1: '09:00:00', from_2: '09:01:00', to_2: '09:02:00' }, /must end/],
])('answers a wrong question to %s with what is wrong: %j', (tool, input, why) => {
  const { text, isError } = ask(tool, input)
  expect(isError).toBe(true)
  expect(text).toMatch(why)
})

it('never answers with more than its bounds', async () => {
  const long = 'x'.repeat(50_000)
  const huge = await evidenceOf({
    'big.log': Array.from(
      { length: 3_000 },
      (_, index) => `${at(index)} ERROR svc-${index % 500} failed ${index} ${long.slice(0, 400 + (index % 9))}`,
    ),
  })
  const inputs = {
    search: { words: 'failed' },
    lines: { id: 'A5', around: 20 },
    kinds: {},
    histogram: { words: 'failed' },
    compare: { from_1: '09:00:00', to_1: '09:10:00', from_2: '09:10:00', to_2: '09:40:00' },
    trace: { id: 'failed' },
    entity: { name: 'svc-1' },
    series: {},
    changes: {},
    spans: {},
    objects: {},
  }
  for (const { name } of EVIDENCE_TOOLS) {
    const { text, isError } = runTool(name, inputs[name as keyof typeof inputs], huge)
    expect(isError).toBe(false)
    expect(Buffer.byteLength(text)).toBeLessThan(ANSWER_BYTES + 100)
  }
})

it('tells all tools in few words', () => {
  const specs = EVIDENCE_TOOLS.map(toolSpec)
  expect(JSON.stringify(specs).length).toBeLessThan(4_300)
  expect(specs.every(({ parameters }) => parameters['type'] === 'object')).toBe(true)
})
