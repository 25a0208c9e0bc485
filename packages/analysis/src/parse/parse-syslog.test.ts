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
