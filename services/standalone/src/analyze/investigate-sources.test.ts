import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callsTools, fails, startModelStandIn, type ModelStandIn } from '@holdfast/testing/start-model-stand-in'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formatConclusion } from './format-conclusion.ts'
import { investigateSources } from './investigate-sources.ts'

let folder: string
let standIn: ModelStandIn
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'investigate-'))
  const start = Date.UTC(2026, 2, 3, 8)
  const lines = Array.from({ length: 300 }, (_, index) => {
    const time = new Date(start + index * 2_000).toISOString()
    if (index === 150) return `${time} INFO orders setting pool.max changed from 50 to 2 by deploy-7`
    return index < 151
      ? `${time} INFO orders saved order ${index}`
      : `${time} WARN orders saved order ${index} after ${index * 40} ms`
  })
  writeFileSync(join(folder, 'orders.log'), `${lines.join('\n')}\n`)
  standIn = await startModelStandIn()
})
afterAll(async () => {
  await standIn.stop()
  rmSync(folder, { recursive: true })
})

const run = () =>
  investigateSources(
    {
      mode: 'text',
      files: [join(folder, 'orders.log')],
      sinceMs: null,
      untilMs: null,
      why: null,
      modelUrl: standIn.baseUrl,
    },
    () => {},
    () => {},
  )

const incident = {
  engine: [1],
  title: 'orders: pool shrunk',
  cause: 'The setting pool.max of orders was lowered from 50 to 2, so saving waits for connections.',
  culprit: 'orders',
  mechanism: 'bad-configuration',
  onset: 'A151',
  severity: 'high',
  victims: [],
  cites: [{ line: 'A151', quote: 'setting pool.max changed from 50 to 2' }],
  chain: [],
  ruled_out: [],
  steps: [{ says: 'Set it back.', command: 'systemctl reload orders' }],
}

it('prints what the model can prove, with the places in the files, and what it asked', async () => {
  let turn = 0
  standIn.behave(
    callsTools(() =>
      turn++ === 0
        ? [{ tool: 'search', arguments: { words: 'pool.max' } }]
        : [{ tool: 'report', arguments: { incidents: [incident], dismissed: [] } }],
    ),
  )
  const result = await run()
  const text = formatConclusion(result, false)
  expect(result.processedCount).toBe(300)
  expect(text).toContain('HIGH orders: pool shrunk')
  expect(text).toContain('orders.log:151  setting pool.max changed from 50 to 2')
  expect(text).toContain('$ systemctl reload orders (changes-state)')
  expect(text).toContain('searched "pool.max": 1 line')
})

it('prints what the engine found where the model cannot be reached', async () => {
  standIn.behave(fails(401))
  const result = await run()
  expect(result.investigation.failure).toBe('rejected')
  expect(result.conclusion.incidents.every(({ leads }) => leads === 'engine')).toBe(true)
  expect(formatConclusion(result, false)).toContain('No verdict of the model (rejected)')
})
