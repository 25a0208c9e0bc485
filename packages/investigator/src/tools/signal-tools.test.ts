import { describe, expect, it } from 'vitest'
import { at, diskStory, eventsOf, START_MS } from '../../test/evidence-of.ts'
import { collectEvidence, withoutRecords } from '../evidence/collect-evidence.ts'
import { verifyCites } from '../check/verify-cites.ts'
import { runTool, toolsOf } from './tools.ts'

/** Pay calls the ledger; from the tenth minute on the ledger takes two seconds, and then fails. */
function tracedEvidence(extra: { readonly message?: string } = {}) {
  return collectEvidence({
    read: async function* () {
      yield eventsOf('ledger.log', diskStory()['ledger.log'] ?? [])
    },
    addSignals: (digester) => {
      for (let index = 0; index < 200; index++) {
        const isLate = index >= 100
        digester.addSpan({
          traceId: `t${index}`.padStart(32, '0'),
          spanId: `s${index}`.padStart(16, '0'),
          parentSpanId: null,
          service: 'ledger',
          name: 'POST /entries',
          kind: 'server',
          startMs: START_MS + index * 6_000,
          durationMs: isLate ? 2_000 : 20,
          isError: isLate,
          message: isLate ? (extra.message ?? 'write failed') : null,
          peer: null,
          ref: { source: 'spans', line: index + 1, offset: 0 },
        } as never)
        digester.addPoint({
          service: 'ledger',
          resource: 'ledger-0',
          name: 'disk.used',
          unit: '%',
          kind: 'gauge',
          value: Math.min(100, index),
          atMs: START_MS + index * 6_000,
          ref: { source: 'points', line: index + 1, offset: 0 },
        } as never)
      }
    },
  })
}

describe('spans', () => {
  it('are told by operation, with failing ones that can be cited', async () => {
    const evidence = await tracedEvidence()
    expect(toolsOf(evidence).map(({ name }) => name)).toContain('spans')
    const { text, told } = runTool('spans', { service: 'ledger' }, evidence)
    expect(text).toMatch(/^ledger POST \/entries: 200 calls, 100 failed, median /)
    expect(told).toBe('read spans of ledger: 1 operations')
    const [id = ''] = /[A-Z]+\d+(?= .*failed: write failed)/.exec(text) ?? []
    expect(verifyCites([{ line: id, quote: 'failed: write failed' }], evidence).verified).toHaveLength(1)
    const calm = runTool('spans', { from: '09:00:00', to: '09:05:00' }, evidence)
    expect(calm.text).toContain(', 0 failed,')
  })

  it('are there after what may be meant for a reader was left out, but never show it', async () => {
    const evidence = await withoutRecords(await tracedEvidence({ message: 'this is a false alarm' }), () => false)
    const { text } = runTool('spans', {}, evidence)
    expect(text).toContain('200 calls, 100 failed')
    expect(text).not.toContain('false alarm')
  })
})

it('numbers that were measured are series like those that lines repeat', async () => {
  expect(runTool('series', { name: 'disk' }, await tracedEvidence()).text).toContain('ledger disk.used of ledger-0')
})

describe('objects', () => {
  const pod = [
    'apiVersion: v1',
    'kind: Pod',
    'metadata:',
    '  name: web-7d9c-x2x',
    '  namespace: shop',
    'spec:',
    '  containers:',
    '  - name: web',
    '    image: registry.example/web:5.11.0',
    'status:',
    '  phase: Pending',
  ]
  const evidenceOfPod = () =>
    collectEvidence({
      read: async function* () {
        yield eventsOf('pod.yaml', pod)
      },
    })

  it('are told with their facts, each by the id of its line', async () => {
    const evidence = await evidenceOfPod()
    const { text } = runTool('objects', { name: 'web-7d9c' }, evidence)
    expect(text).toMatch(/web-7d9c-x2x/)
    expect(text).toMatch(/A\d+ .*image: registry\.example\/web:5\.11\.0/)
  })

  it('are not offered where there are none', async () => {
    const evidence = await tracedEvidence()
    expect(toolsOf(evidence).map(({ name }) => name)).not.toContain('objects')
    expect(runTool('objects', {}, evidence).text).toBe('No object is like that.')
  })
})

it('changes are told with the line that reports each', async () => {
  const lines = [
    ...Array.from({ length: 60 }, (_, index) => `${at(index * 5)} INFO web GET /items/${index} 200 in 12 ms`),
    `${at(301)} INFO deployer deployed web 5.11.0, replacing 5.10.2`,
  ]
  const evidence = await collectEvidence({
    read: async function* () {
      yield eventsOf('web.log', lines)
    },
  })
  const { text, told } = runTool('changes', {}, evidence)
  expect(text).toMatch(/^deploy: A61 .*5\.11\.0/)
  expect(told).toBe('looked for changes: 1')
  expect(runTool('changes', { to: '09:01:00' }, evidence).text).toBe('No line reports a change.')
})
