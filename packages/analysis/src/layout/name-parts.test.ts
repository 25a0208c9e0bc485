import { expect, it } from 'vitest'
import { lines, misread, readLines, TEXTS } from '../../test/misread-layout.ts'

it('takes the program before the bracket of its part for who speaks', () =>
  expect(
    misread(
      (l) => `${l.at} ticketd[${l.name}] ${l.level} ${l.text}`,
      () => ({ service: 'ticketd' }),
    ),
  ).toEqual([]))

it('leaves the part where the name before it is a word for any program', () =>
  expect(misread((l) => `${l.at} prod[${l.name}] ${l.level} ${l.text}`)).toEqual([]))

it('takes names that are counted through, before a class, for threads', () => {
  const events = readLines(
    lines.map(({ n, at }) => {
      const clock = at.slice(11, 23)
      const thread = n % 9 === 8 ? 'rules-loader' : `quote-${(n % 14) + 1}`
      return `quote-engine-${(n % 3) + 1} 23-01-2026 ${clock} [${thread}] INFO  ${n % 9 === 8 ? 'RuleCompiler' : 'QuoteFlow'} - ${TEXTS[n % 8] ?? ''}`
    }),
  )
  expect(new Set(events.map(({ entities }) => entities.thread))).toContain('quote-2')
  expect(events.filter(({ entities }) => entities.service === entities.thread)).toEqual([])
})
