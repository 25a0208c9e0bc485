import { expect, it } from 'vitest'
import { analyzeTexts } from '../../test/analyze-texts.ts'

const WAITS =
  '3m50s  Warning  FailedScheduling  pod/cart-7c7e91a4b-2v4x6  0/6 nodes are available: 6 Insufficient cpu. preemption: 0/6 nodes are available: 6 No preemption victims found for incoming pod.'
const STARTED = '3m40s  Normal  Started  pod/cart-7c7e91a4b-2v4x6  Started container cart'
const SCALED = '3m54s  Normal  ScalingReplicaSet  deployment/cart  Scaled up replica set cart-7c7e91a4b to 1'

const found = (...rows: readonly string[]) => analyzeTexts({ 'events.log': `${rows.join('\n')}\n` })

it('a pod that waits for a node and then starts is no incident; one that waits to the end is', () => {
  expect(found(SCALED, WAITS, STARTED)).toEqual([])
  expect(found(SCALED, STARTED, WAITS)).toHaveLength(1)
})
