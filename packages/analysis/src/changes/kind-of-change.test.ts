import { expect, it } from 'vitest'
import { kindOfChange } from './kind-of-change.ts'

it.each([
  ['14 seats purged by anna', 'deletion'],
  ['running mysqldump --set-gtid-purged=ON hall', undefined],
  ['CMD: dropIndexes', 'deletion'],
  ["Adding resource result, message: 'deployment/shop-deployment unchanged'", undefined],
  ["Adding resource result, message: 'networkpolicy.networking.k8s.io/deny-all created'", 'configuration'],
  ['deployment.apps/hall configured', 'deploy'],
  ['scale hall replicas 1 -> 2 (reviewed)', 'scaling'],
  ['replicas=3 ready', 'scaling'],
  ['log_level: info -> debug', 'configuration'],
  ['hold 360 -> 300', 'configuration'],
  ['Nbr 10.255.0.2(default) on eth1:10.9.0.1: Full -> Down (KillNbr)', undefined],
  ['(10.255.0.2, default): ExStart -> 2-Way', undefined],
  ['vrrp VI_1: BACKUP -> MASTER', undefined],
])('reads what was done, and no option of a command: %s', (text, kind) => expect(kindOfChange(text)).toBe(kind))
