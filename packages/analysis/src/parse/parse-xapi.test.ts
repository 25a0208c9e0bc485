import { expect, it } from 'vitest'
import { readLines } from '../../test/misread-layout.ts'

it("reads the toolstack's header in one bracket", () => {
  const [first, second] = readLines([
    '[20260507T10:15:30.250Z| info|pool-a|77 INET :::80|SR.scan D:1f2e|storage_access] scan of 4 disks done',
    '[20260507T10:15:31.250Z|error|pool-a|78||xenopsd] VM 4 did not start',
  ])
  expect(first).toMatchObject({ level: 'info', message: 'scan of 4 disks done' })
  expect(first?.timestampMs).toBe(Date.UTC(2026, 4, 7, 10, 15, 30, 250))
  expect(first?.entities).toMatchObject({ service: 'storage_access', host: 'pool-a' })
  expect(second).toMatchObject({ level: 'error', message: 'VM 4 did not start', entities: { service: 'xenopsd' } })
})
