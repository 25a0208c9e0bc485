import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { maskTexts } from '@holdfast/llm/mask/mask-texts'
import { expect, it } from 'vitest'
import { scenarioFolders } from './scenarios/scenario-folders.ts'

/** As many as a request may hold. */
const LINES_PER_REQUEST = 120

const logs = scenarioFolders().flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.log'))
    .map((path) => [join(basename(folder), path), join(folder, path)] as const),
)

it('has logs to read', () => {
  expect(logs.length).toBeGreaterThan(80)
})

it.each(logs)('masks %s for a model and puts it back', (_, path) => {
  const all = readFileSync(path, 'utf8').split('\n')
  for (let at = 0; at < all.length; at += LINES_PER_REQUEST) {
    const lines = all.slice(at, at + LINES_PER_REQUEST)
    const { texts, unmask } = maskTexts(lines, { addresses: 'all', names: [] })
    expect(texts.map(unmask)).toEqual(lines)
    expect(texts.join('\n')).not.toMatch(/\d+\.\d+\.\d+\.\d+:\d+|[\w.]+@[\w-]+\.\w+/)
  }
})
