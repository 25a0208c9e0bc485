import { expect, it } from 'vitest'
import { STATEMENT_WEIGHTS } from '@holdfast/analysis/frame/statement-weights'
import { readStories } from './read-stories.ts'
import { hashOfStories } from './write-statement-weights.ts'

/** The stories may have to be unpacked. */
const LIMIT_MS = 300_000

it('are those of the stories that are kept', { timeout: LIMIT_MS }, () =>
  expect(STATEMENT_WEIGHTS.stories).toBe(hashOfStories(readStories())),
)
