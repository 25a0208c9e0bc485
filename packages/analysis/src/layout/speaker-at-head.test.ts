import { expect, it } from 'vitest'
import { beginWithParts, nameAtHead, partInCode } from './speaker-at-head.ts'

it.each([
  ['%LINEPROTO-5-UPDOWN: Vlan1 is up', 'LINEPROTO'],
  ['%SPANTREE-SP-5-ROOTCHANGE: root changed', 'SPANTREE'],
  ['002864: *Oct 31 23:12:01.343: %BGP-3-NOTIFICATION: sent', 'BGP'],
  ['%%01OSPF/3/NBR_DOWN(l)[92]:down', 'OSPF'],
  ['50%-5-UP: none', undefined],
])('finds the part in the code of %s', (message, part) => expect(partInCode(message)).toBe(part))

it.each([
  ['TCPHandler: ready', 'TCPHandler'],
  ['ContextAccess (default): granted', 'ContextAccess'],
  ['Backup    Manager.cpp(00341) : done', 'Backup'],
  ['a.b: ready', undefined],
  ['two words: ready', undefined],
])('finds the name at the head of %s', (message, name) => expect(nameAtHead(message)).toBe(name))

it('tells names of parts from words that sentences begin with', () => {
  expect(beginWithParts(['TCPHandler: a', 'executeQuery: b', 'Application: c'])).toBe(true)
  expect(beginWithParts(['Result: a', 'Summary: b', 'executeQuery: c'])).toBe(false)
  expect(beginWithParts(['KRN4031E: a', 'KRN4031W: b', 'KRN0172I: c'])).toBe(false)
  expect(beginWithParts(['Backup Manager.cpp(00341) : a', 'Session Manager.cc(12) : b'])).toBe(true)
})
