import { expect, it } from 'vitest'
import { readTexts } from '../../test/analyze-texts.ts'
import { areComponents } from './are-components.ts'
import { splitLine } from './split-line.ts'

const lines = [splitLine('2026-05-07 10:15:10.864 UTC [1171] shop@shop/shop-api LOG:  ok')]

it.each([
  ['users of a database', ['shop@shop/shop-api'], true],
  ['a program and its machine', ['geo-worker@node-16'], false],
  ['a program', ['shop'], false],
])('%s before the level', (_, names, expected) => expect(areComponents(lines, 2, names, false)).toBe(expected))

const leveled = [splitLine('2026-05-07 10:15:10.864 ERROR maria-a: lost')]

it.each([
  ['parts of a program', ['ads', 'model', 'wle'], true],
  ['several programs', ['maria-a', 'atlas-1', 'cart'], false],
  ['objects', ['pod/thumbs', 'deployment/cart'], false],
  ['files of code', ['felix/int_dataplane.go', 'felix/summary.go'], true],
  ['one program', ['ads'], false],
])('%s behind the level', (_, names, expected) => expect(areComponents(leveled, 2, names, false)).toBe(expected))

it('users of a database before a level that is one elsewhere', () =>
  expect(areComponents([splitLine('2026-05-07 10:15:10.864 shop@shop ERROR: lost')], 1, ['shop@shop'], false)).toBe(
    true,
  ))

it('cells of a row without a level', () =>
  expect(areComponents([splitLine('2026-05-07 10:15:10;pve3;eno1;up')], 2, ['eno1'], false)).toBe(true))

it('names between marks before a level that only its letters show are programs', () => {
  const row = [splitLine('2026-05-07 10:15:10|pay-core-1|I|authorise|ref=a3')]
  expect(areComponents(row, 1, ['pay-core-1', 'cart-2'], false)).toBe(true)
  expect(areComponents(row, 1, ['pay-core-1', 'cart-2'], false, 2)).toBe(false)
})

it('and stand before the name of their file', () => {
  const rows = Array.from({ length: 60 }, (_, n) => {
    const clock = `2026-05-07 10:15:${String(n).padStart(2, '0')}`
    return n % 3 === 0 ? `${clock}|CART|cart-2|W|card ${n} declined` : `${clock}|PAY|pay-core-1|I|card ${n} charged`
  })
  const events = readTexts({ 'shop.log': `${rows.join('\n')}\n` })
  expect(new Set(events.map(({ entities }) => entities.service))).toEqual(new Set(['cart-2', 'pay-core-1']))
})
