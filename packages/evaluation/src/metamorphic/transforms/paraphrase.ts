import { ifChanged, mapLines, type Transform } from '../story.ts'

/** Words that say the same in a line of ordinary work. */
const SYNONYMS: Readonly<Record<string, string>> = {
  processed: 'handled',
  handled: 'processed',
  completed: 'finished',
  finished: 'completed',
  received: 'got',
  sent: 'dispatched',
  stored: 'saved',
  saved: 'stored',
  created: 'made',
  accepted: 'taken',
  rendered: 'drawn',
  fetched: 'loaded',
  loaded: 'fetched',
  updated: 'brought up to date',
  user: 'customer',
  customer: 'user',
  order: 'purchase',
  page: 'view',
  item: 'article',
  took: 'needed',
}
const WORD = new RegExp(`(?<= )(?:${Object.keys(SYNONYMS).join('|')})(?= |$)`, 'g')

/** Lines that the truth does not speak of say the same in other words. */
export const paraphrase: Transform = (story) =>
  ifChanged(
    story,
    mapLines(story, ({ text, innocent }) => (innocent ? text.replace(WORD, (word) => SYNONYMS[word] ?? word) : text)),
  )
