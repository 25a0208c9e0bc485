import { expect, it } from 'vitest'
import { roleOfValues } from './role-of-values.ts'

it.each(['upstream=', 'upstream="'])('takes what stands behind %s for no program', (before) =>
  expect(roleOfValues(before, ['quote-api', 'cart-api', 'quote-api'], new Set())).toBe('field'),
)
