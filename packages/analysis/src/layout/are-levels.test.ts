import { expect, it } from 'vitest'
import { areLevels } from './are-levels.ts'

it.each([
  [['informational', 'medium', 'critical', 'medium', 'low', 'medium', 'high'], true],
  [['low', 'medium', 'high', 'medium'], false],
])('takes grades for levels beside levels alone: %j', (values, expected) => expect(areLevels(values)).toBe(expected))
