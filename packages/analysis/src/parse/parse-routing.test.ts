import { expect, it } from 'vitest'
import { readLines } from '../../test/misread-layout.ts'

it('reads the daemons of a router by their protocols', () => {
  const events = readLines([
    '2022/04/11 02:13:33 OSPF: [P2ZVZ-5A2GN] interface eth0 [10.0.0.1] join AllSPFRouters Multicast group',
    '2022/04/11 02:13:34.120 BGP: %ADJCHANGE: neighbor 10.0.0.2(Unknown) in vrf default Down BGP Notification send',
    '2022/04/11 02:13:35 warnings: ZEBRA: [NNACN-54BDA][EC 4043309110] Disabling MPLS support',
    '2022/04/11 02:13:36 SHARPD2: [HTQD2-0R1WR] ready',
    '2022/04/11 02:13:37 HTTP: server closed',
  ])
  expect(events.map(({ entities }) => entities.service)).toEqual(['OSPF', 'BGP', 'ZEBRA', 'SHARPD2', undefined])
  expect(events[2]).toMatchObject({
    level: 'warn',
    timestampMs: Date.UTC(2022, 3, 11, 2, 13, 35),
    message: '[NNACN-54BDA][EC 4043309110] Disabling MPLS support',
  })
})
