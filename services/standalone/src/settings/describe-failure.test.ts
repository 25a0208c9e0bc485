import { expect, it } from 'vitest'
import { StartError } from '../start-error.ts'
import { describeFailure } from './describe-failure.ts'

const systemError = (code: string): Error => Object.assign(new Error(`${code}: mkdir`), { code, path: '/data' })

it.each([
  { error: systemError('ENOSPC'), sentence: 'The disk is full: free some space, then start again.' },
  { error: systemError('ENOENT'), sentence: '/data cannot be made: set DATA_DIR to a folder that can be written.' },
  {
    error: systemError('EACCES'),
    sentence: '/data may not be written by this user: set DATA_DIR to a folder that can be written.',
  },
  {
    error: new Error('initdb: error: could not write: No space left on device\nmore'),
    sentence: 'The disk is full: free some space, then start again.',
  },
  { error: new StartError('Port 1 is taken.'), sentence: 'Port 1 is taken.' },
  { error: new Error('first line\nsecond line'), sentence: 'first line' },
])('says "$sentence"', ({ error, sentence }) => {
  expect(describeFailure(error)).toBe(sentence)
})
