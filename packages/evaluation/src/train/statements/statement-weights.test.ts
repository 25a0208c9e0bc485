import { expect, it } from 'vitest'
import { STATEMENT_WEIGHTS } from '@holdfast/analysis/frame/statement-weights'
import { readStories } from './read-stories.ts'
import { hashOfStories } from './write-statement-weights.ts'

it('are those of the stories that are kept', () => expect(STATEMENT_WEIGHTS.stories).toBe(hashOfStories(readStories())))
