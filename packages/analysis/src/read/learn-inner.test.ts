import { expect, it } from 'vitest'
import { misread, type Line } from '../../test/misread-layout.ts'

const PRIORITY = 30

it.each<[string, (line: Line) => string]>([
  ['in braces', (l) => `{${l.level}} ${l.text}`],
  ['before a bar', (l) => `${l.level.slice(0, 3)} | ${l.text}`],
  ['behind a number', (l) => `#${l.n} (${l.level}) ${l.text}`],
])('reads what one program of several writes before its messages: %s', (_, write) => {
  const others = (l: Line): string => `Started rotate-${l.n}.service.`
  expect(
    misread(
      (l) => `May  7 10:15:${l.clock[2]} gw3 ${l.n % 3 === 0 ? 'systemd[1]: ' + others(l) : `tolld[71]: ${write(l)}`}`,
      (l) => ({
        time: undefined,
        service: l.n % 3 === 0 ? 'systemd' : 'tolld',
        ...(l.n % 3 === 0 && { level: null, message: others(l) }),
      }),
    ),
  ).toEqual([])
})

it("takes a program's own word for how bad it is, and not its stream's priority", () =>
  expect(
    misread(
      (l) =>
        `<${PRIORITY}>1 ${l.at} gw3 ${l.n % 2 === 0 ? 'tolld' : 'barrierd'} 71 - - ${l.n % 2 === 0 ? `{${l.level}}` : 'ready,'} ${l.text}`,
      (l) => ({
        service: l.n % 2 === 0 ? 'tolld' : 'barrierd',
        ...(l.n % 2 === 1 && { level: 'info', message: `ready, ${l.text}` }),
      }),
    ),
  ).toEqual([]))
