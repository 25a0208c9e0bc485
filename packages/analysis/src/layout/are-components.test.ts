import { expect, it } from 'vitest'
import { areComponents } from './are-components.ts'
import { splitLine } from './split-line.ts'

const lines = [splitLine('2026-05-07 10:15:10.864 UTC [1171] shop@shop/shop-api LOG:  ok')]

it.each([
  ['users of a database', ['shop@shop/shop-api'], true],
  ['a program and its machine', ['geo-worker@node-16'], false],
  ['a program', ['shop'], false],
])('%s before the level', (_, names, expected) => expect(areComponents(lines, 2, names, false)).toBe(expected))
