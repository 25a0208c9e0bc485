import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { maskTexts } from './mask-texts.ts'

const SCENARIOS = join(import.meta.dirname, '../../../evaluation/scenarios')
/** As many as a request may hold. */
const LINES_PER_REQUEST = 120

const logs = readdirSync(SCENARIOS, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.log'))

it('has logs to read', () => {
  expect(logs.length).toBeGreaterThan(10)
})

it.each(logs)('masks %s and puts it back', (path) => {
  const all = readFileSync(join(SCENARIOS, path), 'utf8').split('\n')
  for (let at = 0; at < all.length; at += LINES_PER_REQUEST) {
    const lines = all.slice(at, at + LINES_PER_REQUEST)
    const { texts, unmask } = maskTexts(lines, { addresses: 'all', names: [] })
    expect(texts.map(unmask)).toEqual(lines)
    expect(texts.join('\n')).not.toMatch(/\d+\.\d+\.\d+\.\d+:\d+|[\w.]+@[\w-]+\.\w+/)
  }
})
