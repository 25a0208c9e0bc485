import { expect, it } from 'vitest'
import { readTexts } from '../../test/analyze-texts.ts'
import { isNumberedFrame } from './continues-record.ts'

it.each([
  '#0 /srv/shop/index.php(12): Cart->total()',
  '#1 {main}',
  '#2  0x00007f3a1c in read (fd=3) from libc.so.6',
  '#3 [internal function]: Router->run()',
  '#4      main (package:app/main.dart:3:1)',
])('knows a numbered frame: %s', (line) => expect(isNumberedFrame(line)).toBe(true))

it('reads each step of a container build as a record of its own', () => {
  const steps = Array.from(
    { length: 40 },
    (_, index) => `#14 ${index}.52 [ ${index}%] Building CXX object part_${index}.o`,
  )
  const events = readTexts({
    'ci.log': [...steps, '#14 41.93 c++: fatal error: Killed signal terminated program cc1plus', ''].join('\n'),
  })
  expect(events.at(-1)?.message).toContain('fatal error: Killed signal')
  expect(events).toHaveLength(41)
})

it('keeps what double brackets enclose in its record, whatever clock it names', () => {
  const head = (at: number) => `[2026-05-07T10:15:0${at}Z] [Till 4] [WARNING] [] [till.Drawer] [[`
  const events = readTexts({
    'till.log': `${head(1)}\n  no run since 2026-05-06 07:00:00\n 2026-05-06 08:00:00 tried]]\n\n${head(2)}\n  torn\n${head(3)}\n  fine]]\n`,
  })
  expect(events.map(({ message }) => message)).toEqual(['no run since 2026-05-06 07:00:00', 'torn', 'fine'])
})
