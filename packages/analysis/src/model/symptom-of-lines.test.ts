import { expect, it } from 'vitest'
import { symptomOfLines } from './symptom-of-lines.ts'

it('stands in the first line where none shows it', () =>
  expect(symptomOfLines(['object', 'cart'], [], { text: 'no pod is ready', service: 'cart' })).toMatchObject({
    firstLine: 1,
    lastLine: 1,
    count: 0,
    contrast: 'new',
  }))
