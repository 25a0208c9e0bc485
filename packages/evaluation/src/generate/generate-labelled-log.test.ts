import { expect, it } from 'vitest'
import { generateLabelledLogs } from './generate-labelled-log.ts'

it('labels every line, alike for the same seed', () => {
  const logs = generateLabelledLogs(4)
  expect(logs).toEqual(generateLabelledLogs(4))
  for (const { text, labels } of logs) expect(text.trimEnd().split('\n')).toHaveLength(labels.length)
})

it('gives lines of one label the constants of their statement', () => {
  const [log] = generateLabelledLogs(4)
  const lines = log?.text.split('\n').filter((_, i) => log.labels[i] === '0') ?? []
  expect(lines.length).toBeGreaterThan(10)
  expect(lines.every((line) => line.includes('Accepted connection from '))).toBe(true)
})
