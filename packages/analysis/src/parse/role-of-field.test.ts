import { expect, it } from 'vitest'
import { roleOfField } from './role-of-field.ts'

it('tells a key by where it stands, whatever was read before', () => {
  expect(roleOfField('origin.pod', 0)).toBe('none')
  expect(roleOfField('origin.pod', 1)).toBe('pod')
  expect(roleOfField('origin.pod', 0)).toBe('none')
})

it("takes the level that Loki's labels tell", () => expect(roleOfField('labels.detected_level', 1)).toBe('level'))
