import { expect, it } from 'vitest'
import { readLines } from '../../test/misread-layout.ts'

it('reads rows that the event viewer exports, whose text may go on below', () => {
  const events = readLines([
    'Error,3/21/2026 9:05:07 PM,Disk Manager,15,None,"The device, \\Device\\Disk2, is ""not"" ready."',
    'Information,3/21/2026 9:06:07 PM,Print Spooler,808,(4),"Driver installed.',
    '',
    'Version: 3"',
    'Audit Failure,3/21/2026 9:07:07 PM,Security-Auditing,4625,Logon,An account failed to log on.',
  ])
  expect(events.map(({ level, message, entities }) => [level, entities.service, message])).toEqual([
    ['error', 'Disk Manager', 'The device, \\Device\\Disk2, is "not" ready.'],
    ['info', 'Print Spooler', 'Driver installed.'],
    ['warn', 'Security-Auditing', 'An account failed to log on.'],
  ])
  expect(events.map(({ fields }) => [fields['event_id'], fields['category']])).toEqual([
    ['15', undefined],
    ['808', '(4)'],
    ['4625', 'Logon'],
  ])
})

it('reads them in the language of the machine', () =>
  expect(readLines(['Fehler,21.03.2026 21:05:07,Schannel,36874,Keine,"Kein Verfahren"'])[0]).toMatchObject({
    level: 'error',
    message: 'Kein Verfahren',
    timestampMs: Date.UTC(2026, 2, 21, 21, 5, 7),
    entities: { service: 'Schannel' },
  }))
