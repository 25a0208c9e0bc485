import { expect, it } from 'vitest'
import { formatValue } from './format-value.ts'

it.each([
  [0, 'By', false, '0 B'],
  [1_288_490_189, 'By', false, '1.2 GiB'],
  [2_048, 'By', true, '2 KiB/s'],
  [42.25, '%', false, '42.3%'],
  [0.35, 's', false, '350 ms'],
  [0.35, 's', true, '0.35'],
  [12, 'ms', false, '12 ms'],
  [1_320, '1', false, '1.32 K'],
  [7, '{connections}', false, '7 connections'],
  [2, '1', true, '2/s'],
  [0.000_12, '', false, '0.00012'],
  [-3, '', false, '-3'],
])('%d of %s reads as is usual, a second: %s', (value, unit, isRate, text) => {
  expect(formatValue(value, unit, isRate)).toBe(text)
})

it('leaves out words where there is little room', () => {
  expect([formatValue(7, '{connections}', false, true), formatValue(7, 'By', false, true)]).toEqual(['7', '7 B'])
})
