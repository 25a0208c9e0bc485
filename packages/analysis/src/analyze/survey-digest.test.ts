import { expect, it } from 'vitest'
import { digestEvents, readTexts } from '../../test/analyze-texts.ts'
import { surveyDigest } from './survey-digest.ts'

const survey = (texts: Record<string, string>) => surveyDigest(digestEvents(readTexts(texts)))

it('counts lines, levels and services, from the first time to the last', () => {
  const web = '2026-03-10T12:00:00Z INFO served\n2026-03-10T12:00:01Z WARN slow\n2026-03-10T12:00:02Z ERROR failed\n'
  const db = '2026-03-10T12:05:00Z FATAL out of memory\n'
  expect(survey({ 'web.log': web, 'db.log': db })).toEqual({
    lines: 4,
    errors: 2,
    warnings: 1,
    services: 2,
    firstMs: Date.parse('2026-03-10T12:00:00Z'),
    lastMs: Date.parse('2026-03-10T12:05:00Z'),
  })
})

it('has no time of lines that have none', () => {
  expect(survey({ 'notes.txt': 'hello\nworld\n' })).toMatchObject({ lines: 2, errors: 0, firstMs: null, lastMs: null })
})
