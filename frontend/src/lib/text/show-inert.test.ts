import { expect, it } from 'vitest'
import { showInert } from './show-inert.ts'

it.each([
  ['\u001b[31mred\u001b[0m', '␛[31mred␛[0m'],
  ['user\u202egnp.exe', 'user⟨U+202E⟩gnp.exe'],
  ['a\u200bb', 'a⟨U+200B⟩b'],
  ['nul\u0000', 'nul␀'],
  ['tab\tand\nnewline stay', 'tab\tand\nnewline stay'],
  ['grüße 日本語 🎉', 'grüße 日本語 🎉'],
])('shows %j as %j', (text, shown) => {
  expect(showInert(text)).toBe(shown)
})
