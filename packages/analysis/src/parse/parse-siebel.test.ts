import { expect, it } from 'vitest'
import { readLines } from '../../test/misread-layout.ts'

it("reads the levels of Siebel's components by their number", () => {
  const events = readLines([
    'GenericLog\tGenericError\t1\t3aede1cb9a66f7ea:0\t2025-12-26 17:47:00\tObject manager error: ([3] SBL-EAI-04294: Port failed)',
    'ObjMgrSqlLog\tDetail\t4\t4c9a327d0dc21354:0\t2025-12-26 17:47:01\t***** SQL Statement *****',
    'SrmRouterLog\tFatal\t0\tf83ee176b95028d6:0\t2025-12-26 17:47:02\tCannot connect to gateway',
  ])
  expect(events.map(({ level }) => level)).toEqual(['error', 'debug', 'fatal'])
  expect(events[0]).toMatchObject({
    timestampMs: Date.UTC(2025, 11, 26, 17, 47),
    message: 'Object manager error: ([3] SBL-EAI-04294: Port failed)',
    entities: { service: 'GenericLog', requestId: '3aede1cb9a66f7ea:0' },
  })
})

it('leaves other columns alone', () => {
  expect(readLines(['NAME\tKIND\t1\tabc\t2025-12-26 17:47:00\tx'])[0]?.level).toBeNull()
})
