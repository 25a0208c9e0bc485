import { expect, it } from 'vitest'
import { isType } from './describe-symptom.ts'

it.each([
  ['java.io.IOException', true],
  ['UnexpectedResponse', true],
  ['unknown', false],
  ['app.Error', false],
])('%s names a type: %s', (type, names) => expect(isType(type)).toBe(names))
