import { expect, it } from 'vitest'
import { areMeasures, areMeasuresOf } from './are-measures.ts'

it.each([
  [['m3/h', 'bar', 'degC', 'A', '%'], true],
  [['kW', 'kWh', 'm³/h', 'µs', 'N·m', 'MiB'], true],
  [['bar', 'bar', 'foo', 'psi'], false],
  [['A', 'B', 'A', 'C'], false],
  [['bar', 'bar'], false],
  [['cart', 'billing', 'min'], false],
  [['db', 'pg', 'fs', 'dns'], false],
  [['km/h', 'mm', 'l/min', 'kg/m2', 'ms'], true],
])('knows measures from names: %j', (values, expected) => expect(areMeasures(values)).toBe(expected))

it('knows one measure by the numbers before it', () => {
  expect(areMeasuresOf(['1,5', '-20.25', '7'], ['bar', 'bar', 'bar'])).toBe(true)
  expect(areMeasuresOf(['1,5', 'x2', '7'], ['bar', 'bar', 'bar'])).toBe(false)
  expect(areMeasuresOf(undefined, ['bar', 'bar'])).toBe(false)
})
