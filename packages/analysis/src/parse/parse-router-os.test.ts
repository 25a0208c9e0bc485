import { expect, it } from 'vitest'
import { readLine } from '../../test/read-line.ts'

it.each([
  ['jan/09/2026 07:12:44 pppoe,ppp,error pppoe-wan: timeout', 'error', 'pppoe', 'pppoe-wan: timeout'],
  ['2026-01-09 07:12:45 system,info,account user anna logged in', 'info', 'system', 'user anna logged in'],
  ['2026-01-09 07:12:46 dhcp,debug,packet sending offer', 'debug', 'dhcp', 'sending offer'],
  ['2026-01-09 07:12:47 firewall,!debug input: in:ether1', null, 'firewall', 'input: in:ether1'],
])('takes the topics off %s', (text, level, service, message) =>
  expect(readLine(text)).toMatchObject({ level, message, entities: { service } }),
)

it('leaves what no router calls a topic', () =>
  expect(readLine('2026-01-09 07:12:44 cart,info order 17 accepted').fields).not.toHaveProperty('topics'))
