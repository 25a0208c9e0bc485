import { expect, it } from 'vitest'
import { readLines } from '../../test/misread-layout.ts'

it("reads BusinessWorks' engines", () => {
  const events = readLines([
    '2025 Sep 17 11:29:23:974 GMT +1 BW.CrmSync Info [BW_Plugin] BW-FILE-100008 File [/data/in/a.txt] moved',
    '2025 Sep 17 11:30:12:526 GMT +1 BW.OrderIntake-Process_Archive Warn [BW_Plugin]  BW-JMS-100047 JMS connection lost',
    '2025 Sep 17 11:30:56:997 GMT +1 BW.CrmSync Error [BW-User] CRM-5003 Job-93637 [Processes/Push.process/Log-1]: HTTP 504',
  ])
  expect(events.map(({ level }) => level)).toEqual(['info', 'warn', 'error'])
  expect(events.map(({ entities }) => entities.service)).toEqual([
    'BW.CrmSync',
    'BW.OrderIntake-Process_Archive',
    'BW.CrmSync',
  ])
  expect(events[0]).toMatchObject({
    timestampMs: Date.UTC(2025, 8, 17, 10, 29, 23, 974),
    message: 'BW-FILE-100008 File [/data/in/a.txt] moved',
    entities: { logger: 'BW_Plugin' },
  })
})
