import { fileURLToPath } from 'node:url'
import type { Recording } from '@holdfast/llm/calls/recording'
import { expect, it } from 'vitest'
import { UsageError } from '../parse-arguments.ts'
import { formatReplay } from './format-replay.ts'
import { readRecordings, truthOf } from './read-recordings.ts'
import { scoreRecording } from './score-recording.ts'
import { summarizeRecordings } from './summarize-recordings.ts'

const folderOf = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url))
const recordings = readRecordings(folderOf('recordings'))
const score = (some: readonly Recording[]) => some.map((recording) => scoreRecording(recording, truthOf(recording)))
const scores = score(recordings)
const refine = recordings.find((recording) => recording.purpose === 'refine')
if (!refine) throw new Error('there is no recording of a refinement')

it('grounds what was recorded as today’s code does', () => {
  expect(scores.every((one) => one.isUsable)).toBe(true)
  const [asked, refined] = summarizeRecordings(scores)
  expect(asked).toMatchObject({ prompt: 'answer-question-v1', calls: 6, verbatim: 0.5 })
  expect(refined).toMatchObject({ prompt: 'refine-incident-v1', calls: 6, dropped: 12, agreesOnTop: 1 })
  expect(refined?.topRightByModel).toBe(refined?.topRightByEngine)
  expect(refined?.costUsd).toBeGreaterThan(0)
  expect(formatReplay(scores)).toContain('about 30 minutes and a larger team')
})

it('shows what another version of a prompt did', () => {
  const said = JSON.parse(refine.response)
  const mute = JSON.stringify({ ...said, title: null, explanation: [], summary: said.summary.slice(0, 1) })
  const changed = recordings
    .filter((one) => one.purpose === 'refine')
    .map((one) => ({ ...one, prompt: 'refine-incident-v2', response: one === refine ? mute : one.response }))
  const [, before, after] = summarizeRecordings(score([...recordings, ...changed]))
  expect(after?.prompt).toBe('refine-incident-v2')
  expect(after?.survival).toBeGreaterThan(before?.survival ?? 1)
  expect(after?.dropped).toBeLessThan(before?.dropped ?? 0)
})

it.each([
  ['an answer that is no JSON', { response: 'I think it is DNS.' }],
  ['a request that nobody can read', { request: '[]' }],
  ['a request without its closing mark', { request: JSON.stringify([{ role: 'user', content: '<<data 00>>\n{}' }]) }],
])('finds %s unusable', (_, change) => {
  expect(score([{ ...refine, ...change }])).toMatchObject([{ isUsable: false, claims: 0 }])
})

it('says that a folder holds no recordings', () => {
  expect(() => readRecordings(folderOf('src'))).toThrow(UsageError)
})
