import { expect, it } from 'vitest'
import { mineFileTemplates } from './mine-file-templates.ts'

const eventsOf = (messages: readonly string[]) =>
  messages.map((message, i) => ({ ref: { source: 'a.log', line: i + 1, offset: 0 }, lineCount: 1, message }))

it('gives every physical line the template of its record', () => {
  const events = eventsOf(['task 1 done', 'job failed: code 3'])
  const { templates, lines } = mineFileTemplates(events.map((event, index) => ({ ...event, lineCount: 1 + 2 * index })))
  expect(templates.map(({ text }) => text)).toEqual(['job failed: code <*>', 'task <*> done'])
  const [failed, done] = templates.map(({ id }) => id)
  expect(lines).toEqual([done, failed, failed, failed])
})

it('says null for a blank line between records', () => {
  const { lines } = mineFileTemplates([
    { ref: { source: 'a.log', line: 1, offset: 0 }, lineCount: 1, message: 'up' },
    { ref: { source: 'a.log', line: 3, offset: 9 }, lineCount: 1, message: 'up' },
  ])
  expect(lines).toEqual([lines[2], null, lines[2]])
})

it('assigns what it learned at the end to the first lines too', () => {
  const { templates, lines } = mineFileTemplates(
    eventsOf(['ann', 'bob', 'cid'].map((name) => `login of user ${name} accepted`)),
  )
  expect(templates.map(({ text }) => text)).toEqual(['login of user <*> accepted'])
  expect(new Set(lines).size).toBe(1)
})

it('keeps a line for each of more different messages than it keeps templates', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const nameOf = (n: number): string => String(n).replace(/\d/g, (digit) => letters.charAt(Number(digit)))
  const messages = Array.from({ length: 6_000 }, (_, i) => `${nameOf(i)} ${nameOf(i * 7)} met ${nameOf(i * 31)}`)
  const { templates, lines } = mineFileTemplates(eventsOf(messages))
  const ids = new Set(templates.map(({ id }) => id))
  expect(lines).toHaveLength(messages.length)
  expect(lines.every((id) => id !== null && ids.has(id))).toBe(true)
})
