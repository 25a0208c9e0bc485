import { expect, it } from 'vitest'
import { misread } from '../../test/misread-layout.ts'
import { areReplicas, areSiblings, workloadOfPod } from './pod-name.ts'

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

it.each<[boolean, string[]]>([
  [true, ['tax-feed-0', 'tax-feed-1', 'label-sync-0', 'label-sync-2']],
  [true, ['tax-feed-0', 'tax-feed-1', 'label-sync-0', 'label-sync-2', 'mailer-0']],
  [false, ['pump-1', 'pump-2', 'valve-1', 'valve-2']],
  [false, ['till-app-01', 'till-app-02', 'till-db-01', 'till-db-02']],
  [false, ['tax-feed-1', 'label-sync-2', 'shop-core-1']],
  [false, ['tax-feed-0', 'tax-feed-1', 'label-sync']],
])('says %s of replicas of %s', (are, names) => expect(areReplicas(names)).toBe(are))

it('names the workload of replicas in a column', () => {
  const workloadOf = (name: string): string => (name.includes('-') ? name : `${name}-svc`)
  expect(
    misread(
      ({ at, level, name, text, n }) => `${at}\t${workloadOf(name)}-${Math.floor(n / 3) % 3}\t${level}\t${text}`,
      ({ name }) => ({ service: workloadOf(name) }),
    ).slice(0, 3),
  ).toEqual([])
})
