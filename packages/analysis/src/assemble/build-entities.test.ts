import { expect, it } from 'vitest'
import { readLine } from '../../test/read-line.ts'

const CLOCK = '2026-05-17T09:40:34.638Z'
const POD = 'ledger-6b5c9d7f48-x7dlm'

it('takes the machine for the host where a program gives its pod’s name', () =>
  expect(readLine(`${CLOCK} wrk-7 ${POD} {"level":30,"hostname":"${POD}","msg":"ok"}`).entities).toMatchObject({
    host: 'wrk-7',
    pod: POD,
  }))

it('leaves the place of whoever passes an event on', () => {
  const { entities } = readLine(
    `[kube-system/event-log-6b5c9d7f48-x7dlm] ${CLOCK} Normal Completed job/tally-29188020 ok`,
  )
  expect(entities).toEqual({ service: 'tally' })
})
