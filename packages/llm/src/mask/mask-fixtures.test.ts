import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { maskTexts } from './mask-texts.ts'

const SCENARIOS = join(import.meta.dirname, '../../../evaluation/scenarios')
const READ_LINES = 120

const logs = readdirSync(SCENARIOS, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.log'))

it('has logs to read', () => {
  expect(logs.length).toBeGreaterThan(10)
})

it.each(logs)('masks %s and puts it back', (path) => {
  const lines = readFileSync(join(SCENARIOS, path), 'utf8').split('\n').slice(0, READ_LINES)
  const { texts, unmask } = maskTexts(lines, { addresses: 'all', names: [] })
  expect(texts.map(unmask)).toEqual(lines)
  expect(texts.join('\n')).not.toMatch(/\d+\.\d+\.\d+\.\d+:\d+|[\w.]+@[\w-]+\.\w+/)
})
