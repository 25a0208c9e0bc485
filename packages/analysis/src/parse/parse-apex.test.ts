import { expect, it } from 'vitest'
import { readLines } from '../../test/misread-layout.ts'

it("reads Salesforce's log of a transaction", () => {
  const events = readLines([
    '10:13:25.416 (317998335)|EXCEPTION_THROWN|[284]|System.QueryException: List has no rows for assignment',
    '10:13:40.193 (2558591880)|SOQL_EXECUTE_BEGIN|[102]|Aggregations:0|SELECT Id FROM Case',
    '10:13:41.15 (3063785394)|METHOD_ENTRY|[157]|CaseRouter.assign(Id, Integer)',
    '10:16:16.5 (11037639544)|USER_DEBUG|[88]|WARN|discount 53 above threshold',
    '10:16:17.0 (11037639545)|EXECUTION_FINISHED',
    '10:16:17.1 (11037639546)|FATAL_ERROR|System.LimitException: Too many SOQL queries: 101',
  ])
  expect(events.map(({ level, message }) => [level, message])).toEqual([
    ['error', 'System.QueryException: List has no rows for assignment'],
    [null, 'Aggregations:0|SELECT Id FROM Case'],
    [null, 'CaseRouter.assign(Id, Integer)'],
    ['warn', 'discount 53 above threshold'],
    [null, 'EXECUTION_FINISHED'],
    ['fatal', 'System.LimitException: Too many SOQL queries: 101'],
  ])
  expect(events[3]?.fields).toMatchObject({ event: 'USER_DEBUG' })
  expect((events[1]?.timestampMs ?? 0) - (events[0]?.timestampMs ?? 0)).toBe(14_777)
})
