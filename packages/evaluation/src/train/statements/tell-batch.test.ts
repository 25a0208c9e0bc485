import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { writeFile } from '../../packs/write-file.ts'
import { tellBatch } from './tell-batch.ts'

const folder = mkdtempSync(join(tmpdir(), 'told-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const LINES = [
  '2026-03-10T10:00:00Z INFO  [shop] order 4711 placed',
  '2026-03-10T10:00:05Z WARN  [shop] coupon SPRING26 is unknown',
  '2026-03-10T10:00:10Z INFO  [shop] order 4712 placed',
  '2026-03-10T10:01:00Z ERROR [store] cannot write journal 17: No space left on device',
  '2026-03-10T10:01:01Z ERROR [shop] order 4713 failed: store answered 503',
  '2026-03-10T10:01:02Z ERROR [mail] nothing to send to 4713',
]

const writeCase = (name: string, truth: object): void => {
  const lines = [{ file: 'logs/app.log', lines: [4] }]
  writeFile(join(folder, name, 'logs/app.log'), Buffer.from(LINES.map((line) => `${line}\n`).join('')))
  const incident = {
    onset: '2026-03-10T10:01:00Z',
    rootLines: lines,
    relevant: { lines: [...lines, { file: 'logs/app.log', lines: [5] }] },
  }
  const whole = { name, kind: 'incident', input: ['logs/app.log'], incidents: [incident], ...truth }
  writeFile(join(folder, name, 'truth.json'), Buffer.from(JSON.stringify(whole)))
}

const told = (): unknown[] =>
  tellBatch(folder)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)

it('says of each statement once what the truth says of it, and nothing of what it leaves open', () => {
  writeCase('full-disk', {})
  expect(told()).toEqual([
    [
      ['cause', 'cannot write journal 7: No space left on device'],
      ['effect', 'order 7 failed: store answered 503'],
      ['routine', 'order 7 placed'],
    ],
  ])
})

it('takes what a healthy system says for harmless, and leaves out what is called bad there', () => {
  writeCase('calm', { kind: 'clean', incidents: [] })
  const [lines] = told() as [string, string][][]
  expect(lines?.map(([role]) => role)).toEqual(['routine'])
})

it('says nothing of a root that was said in health, too', () => {
  const lines = [{ file: 'logs/app.log', lines: [1] }]
  writeCase('counted', { incidents: [{ onset: '2026-03-10T10:01:00Z', rootLines: lines, relevant: { lines } }] })
  expect(tellBatch(folder)).not.toContain('placed')
})
