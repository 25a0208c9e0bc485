import { expect, it } from 'vitest'
import { lines, misread, readLines } from '../../test/misread-layout.ts'

it('takes the pods of one workload, which differ in a short suffix, where others have a pod and its container', () => {
  const events = readLines([
    'payments-1 payments 2026-05-04 13:14:50,238 INFO  [Settle] batch item ok',
    'ingress-aa1 nginx 201.59.126.108 - - [04/May/2026:13:14:50 +0000] "GET /p/12 HTTP/1.1" 200 47658',
    'ingress-bb2 nginx 201.59.126.108 - - [04/May/2026:13:14:51 +0000] "GET /p/12 HTTP/1.1" 200 47658',
    'cart-e3550 cart 2026-05-04 13:14:52,238 INFO  [Cart] opened',
  ])
  const told = events
    .toSorted((a, b) => a.ref.line - b.ref.line)
    .map(({ entities: { service, pod } }) => [service, pod])
  expect(told).toEqual([
    ['payments', 'payments-1'],
    ['ingress', 'ingress-aa1'],
    ['ingress', 'ingress-bb2'],
    ['cart', 'cart-e3550'],
  ])
})

it('takes names that differ in what was drawn by chance for pods of one workload', () => {
  const drawn = ['e3550', '1a74f', '61bff', '3e674', '0d6c2']
  const write = (n: number, name: string) => `${name}-${drawn[n % 5] ?? ''}`
  expect(lines.length).toBeGreaterThan(5)
  expect(misread((l) => `${l.at} ${l.level.toUpperCase()} [${write(l.n, l.name)}] ${l.text}`)).toEqual([])
})

it('takes a pod and its container off before what a web server was asked', () => {
  const [event] = readLines([
    'edge-tlkp4tb5nt-hmfj6 controller 10.4.0.9 - - [04/May/2026:13:14:50 +0000] "GET / HTTP/1.1" 200 8',
  ])
  expect(event?.entities).toMatchObject({ service: 'edge', pod: 'edge-tlkp4tb5nt-hmfj6', container: 'controller' })
})

it('takes the first words of a pod for text where others have shown themselves and their containers', () => {
  const events = readLines([
    'cart-6d4cf56db6-8xk2p app 2026-05-04 13:14:50,238 INFO  [Cart] opened',
    'cart-6d4cf56db6-k7z4q app Starting cart 2.36.0',
  ])
  expect(events[1]).toMatchObject({ message: 'Starting cart 2.36.0', entities: { service: 'cart' } })
})
