import { expect, it } from 'vitest'
import { areSiblings, workloadOfPod } from './pod-name.ts'

it.each([
  ['render-vno8n', 'render'],
  ['cart-1a74f', 'cart'],
  ['cart-6d4cf56db6-8xk2p', 'cart'],
  ['db-2', 'db'],
  ['web-eu1', 'web-eu1'],
  ['stock-sync', 'stock-sync'],
])('the pod %s is of %s', (pod, workload) => expect(workloadOfPod(pod)).toBe(workload))

it.each<[boolean, string[]]>([
  [true, ['cart-e3550', 'cart-1a74f', 'cart-61bff', 'search-0d6c2']],
  [false, ['cart-e3550', 'cart-1a74f']],
  [false, ['web-eu1', 'web-eu2', 'web-us1']],
  [false, ['rack-node01', 'rack-node02', 'rack-node03']],
  [false, ['cart-v12', 'cart-v13', 'cart-v14']],
])('says %s of %s', (are, names) => expect(areSiblings(names)).toBe(are))
