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
])('reads what was done, and no option of a command: %s', (text, kind) => expect(kindOfChange(text)).toBe(kind))
