import { expect, it } from 'vitest'
import { readTexts } from '../../test/analyze-texts.ts'

const read = (text: string) => {
  const [event] = readTexts({ 'app.log': text })
  return [event?.level ?? null, event?.message]
}

it.each([
  ['2026-05-07T10:15:30Z cart[7]: retry 4/5 after 503 <warning>', 'retry 4/5 after 503', 'warn'],
  ['2026-05-07 10:15:30 retry 4/5 after 503 | WARN', 'retry 4/5 after 503', 'warn'],
  ['2026-05-07 10:15:30 retry 4/5 after 503 :: WARN', 'retry 4/5 after 503', 'warn'],
  ['2026-05-07 10:15:30 disk full level=error', 'disk full', 'error'],
])('takes the level at the end: %s', (text, message, level) => expect(read(text)).toEqual([level, message]))

it.each(['2026-05-07 10:15:30 job ended with error', '2026-05-07 10:15:30 set the mode to (none)'])(
  'takes no word of the text: %s',
  (text) => expect(read(text)[1]).toBe(text.slice(20)),
)
