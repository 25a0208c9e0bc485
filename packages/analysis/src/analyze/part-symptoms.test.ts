import { expect, it } from 'vitest'
import { firstOf } from '../../test/first-of.ts'
import { every } from '../../test/steady-lines.ts'
import { renderOutage } from '../../test/outage.ts'
import { digestEvents, readTexts } from '../../test/analyze-texts.ts'
import { analyzeDigest } from './analyze-digest.ts'

it('makes an incident of its own of what a person told apart, however little alarming it is by itself', () => {
  const digest = digestEvents(
    readTexts(
      renderOutage([
        ...every('thumbs', [0, 2400], 2, (index) => `stored ${index}`),
        ...every('thumbs', [100, 2400], 400, () => 'preview skipped, source is slow', 'warn'),
      ]),
    ),
  )
  const warning = firstOf(Object.values(digest.templates).filter(({ text }) => text.includes('preview')))
  expect(analyzeDigest(digest)).toEqual([])
  expect(analyzeDigest(digest, { apart: [[warning.templateId]] })).toMatchObject([{ service: 'thumbs' }])
})
