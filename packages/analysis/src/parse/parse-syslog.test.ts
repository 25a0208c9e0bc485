import { expect, it } from 'vitest'
import { readLine } from '../../test/read-line.ts'

it.each(['sssd[be[plant.example]][812]', 'sssd[nss][812]', 'sssd[812]'])(
  'reads the program and the process of %s',
  (tag) =>
    expect(readLine(`2026-05-04T04:36:09+00:00 eng-ws4 ${tag}: Backend is online`)).toMatchObject({
      message: 'Backend is online',
      entities: { host: 'eng-ws4', service: 'sssd', processId: '812' },
    }),
)

it('reads a device’s own code behind its name', () =>
  expect(
    readLine('2026-05-04T04:36:09.738+00:00 fw-7 %ASA-6-302014: Teardown TCP connection 38 for outside'),
  ).toMatchObject({
    level: 'info',
    message: '%ASA-6-302014: Teardown TCP connection 38 for outside',
    entities: { host: 'fw-7', service: 'fw-7' },
  }))

it('reads how bad it is behind the name of a part, and the process behind both', () =>
  expect(readLine('2026-05-04T04:36:09.738Z lamp-keeper.warning[3]: lamp 7 is dim')).toMatchObject({
    level: 'warn',
    message: 'lamp 7 is dim',
    entities: { service: 'lamp-keeper', processId: '3' },
  }))
