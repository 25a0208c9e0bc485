import { expect, it } from 'vitest'
import { isAcceptedPassword, measurePasswordStrength } from './password-strength.ts'

it.each([
  { password: '', score: 0, label: 'Too Weak' },
  { password: 'a', score: 0, label: 'Too Weak' },
  { password: 'aB', score: 1, label: 'Weak' },
  { password: 'aB1', score: 2, label: 'Good' },
  { password: 'aB1!', score: 3, label: 'Strong' },
  { password: 'aB1!aB1!', score: 4, label: 'Very Strong' },
  { password: 'aaaaaaaaa', score: 1, label: 'Weak' },
])('grades "$password" as $label', ({ password, score, label }) => {
  expect(measurePasswordStrength(password)).toMatchObject({ score, label })
})

it.each(Array.from('!@#$%^&*()_+-=[]{};\':"\\|,.<>?'))('counts %s as a special character', (character) => {
  expect(measurePasswordStrength(character).requirements.special).toBe(true)
})

it.each(['~', '`', '/', ' ', 'ß'])('does not count "%s" as a special character', (character) => {
  expect(measurePasswordStrength(character).requirements.special).toBe(false)
})

it('accepts nothing that would make hashing expensive', () => {
  expect(isAcceptedPassword('aB1!'.repeat(50))).toBe(true)
  expect(isAcceptedPassword('aB1!'.repeat(51))).toBe(false)
})
