import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createModelClient } from '@holdfast/llm/client/create-model-client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDesk, type Desk } from './desk.ts'

let folder: string
let desk: Desk
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'desk-'))
  desk = await openDesk(folder)
})
afterEach(async () => {
  await desk.stop()
  rmSync(folder, { recursive: true })
})

const TOOLS = [{ name: 'search', description: 'Lines with words.', parameters: { type: 'object' } }]

const ask = () =>
  createModelClient({
    baseUrl: desk.baseUrlOf('case-01'),
    apiKey: null,
    model: 'desk',
    timeoutMs: 60_000,
    idleMs: 60_000,
    maxTokens: 500,
    attempts: 1,
    concurrency: 1,
    breakAfter: 5,
    breakMs: 1,
    nowMs: Date.now,
    random: Math.random,
  }).takeTurn({
    name: 'investigate',
    messages: [
      { role: 'system', content: 'Look into it.' },
      { role: 'assistant', content: '', calls: [{ id: 't1c1', name: 'search', arguments: '{"words":"x"}' }] },
      { role: 'tool', content: '3 lines', callId: 't1c1' },
    ],
    tools: TOOLS,
    signal: new AbortController().signal,
  })

const path = (name: string): string => join(folder, 'case-01', name)
const untilThere = (name: string): Promise<string> =>
  vi.waitFor(() => readFileSync(path(name), 'utf8'), { timeout: 10_000 })

it('lets somebody read the whole conversation and answer by a file', async () => {
  const answer = ask()
  const request = await untilThere('001-request.md')
  expect(request).toContain('Look into it.')
  expect(request).toContain('- search {"words":"x"} (t1c1)')
  expect(request).toContain('## answer to t1c1\n\n3 lines')
  expect(request).toContain('**search**: Lines with words.')
  writeFileSync(path('001-answer.json'), '{"calls":[{"tool":"search","arguments":{"words":"disk"}}]}')
  expect(await answer).toEqual([{ id: 'call-0', name: 'search', arguments: '{"words":"disk"}' }])
})

it('sets a wrong answer aside with what is wrong with it, and takes the next', async () => {
  const answer = ask()
  await untilThere('001-request.md')
  writeFileSync(path('001-answer.json'), '{"report": ')
  expect(await untilThere('001-problem.md')).toContain('not valid JSON')
  writeFileSync(path('001-answer.json'), '{"report":{"incidents":[],"dismissed":[]}}')
  expect(await answer).toMatchObject([{ name: 'report', arguments: '{"incidents":[],"dismissed":[]}' }])
})
