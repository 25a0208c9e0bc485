import { expect, it, vi } from 'vitest'
import { buildFacts } from '../../test/facts.ts'
import { answerQuestion } from '../answers/answer-question.ts'
import { answerWithModel } from './answer-with-model.ts'

/** Masking fails on them. */
const unreadableNames = new Proxy<string[]>([], {
  get: () => {
    throw new Error('No name can be read')
  },
})

it('asks no model where the lines cannot be masked, and says so', async () => {
  const askStructured = vi.fn<() => never>()
  const { answer } = await answerWithModel(buildFacts(), 'What is the root cause?', {
    client: { askStructured },
    signal: new AbortController().signal,
    addresses: 'public',
    names: unreadableNames,
    contextTokens: 4_000,
    randomHex: () => '5f3c9a1e77b04d22',
  })
  expect(askStructured).not.toHaveBeenCalled()
  expect(answer).toEqual({
    ...answerQuestion(buildFacts(), 'What is the root cause?'),
    notice:
      'The language model was not asked, since the lines could not be masked safely; this answer comes from the analysis alone.',
  })
})
