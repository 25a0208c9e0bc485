import type { Answer } from '@holdfast/contracts/assistant'
import type { IncidentFacts } from '@holdfast/llm/answers/incident-facts'
import { derivedNumbers } from './derived-numbers.ts'

const CODE_BLOCK = /(`{3,})[^\n]*\n([\s\S]*?)\n\1/g
const CODE_SPAN = /(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g
const ESCAPED = /\\([!-/:-@[-`{-~])/g
const CITATION = /\[(L\d+)\]/g
/** Names of hosts, files, versions, endpoints, people's addresses: words with a sign inside. */
const NAME = /[\p{L}\p{N}_]+(?:[-./:@_=][\p{L}\p{N}_]+)+|(?<![\p{L}\p{N}])\/[\w./-]+/gu
/** With its unit, where that is written without a space. */
const NUMBER = /(?<![\p{L}\p{N}_.-])(\d+(?:[.,]\d+)*)\p{L}*/gu
/** '782,9' as a line has it, which is no word of its own. */
const SEPARATED = /\d[.,]\d/
/** Our own hyphened words. */
const OWN_WORDS = new Set(['read-only', 'source-code', 'follow-up', 'well-known', 'and/or', 'n/a'])

/**
 * What an answer states and neither the incident's facts and lines nor the question hold: numbers, names, commands,
 * citations of lines that are not there, and the services of other scenarios (`strangers`).
 */
export function findInventions(
  { answer, citations }: Pick<Answer, 'answer' | 'citations'>,
  facts: IncidentFacts,
  question: string,
  strangers: ReadonlySet<string>,
): string[] {
  const known = squeeze([...stringsOf(facts), question].join('\n')).toLowerCase()
  const words = new Set(known.match(/[\p{L}\p{N}]+/gu))
  const numbers = derivedNumbers(facts)
  const ids = new Set(facts.lines.map((line) => line.id))
  const inventions: string[] = []
  const take = (isKnown: boolean, what: string) => {
    if (!isKnown) inventions.push(what)
  }
  const isVerbatim = (text: string) =>
    squeeze(text)
      .split('…')
      .every((part) => known.includes(part.trim().toLowerCase()))

  const withoutCode = answer
    .replaceAll(CODE_BLOCK, (_, _mark, text: string) => {
      for (const row of text.split('\n')) take(isVerbatim(row), row)
      return ' '
    })
    .replaceAll(CODE_SPAN, (_, _mark, text: string) => {
      take(isVerbatim(text), text)
      return ' '
    })
  const prose = withoutCode
    .replaceAll(CITATION, (_, id: string) => {
      take(ids.has(id), `[${id}]`)
      return ' '
    })
    .replaceAll(ESCAPED, '$1')
    .replaceAll(/^\s*\d+\. /gm, '')
  for (const [name] of prose.matchAll(NAME)) {
    const bare = name.toLowerCase().replace(/[.:]+$/, '')
    take(known.includes(bare) || OWN_WORDS.has(bare), name)
  }
  const plainText = prose.replaceAll(NAME, ' ')
  for (const [whole, number = whole] of plainText.matchAll(NUMBER)) {
    const isWritten = words.has(number) || (SEPARATED.test(number) && known.includes(number))
    take(words.has(whole.toLowerCase()) || isWritten || numbers.has(number), number)
  }
  for (const [word] of prose.matchAll(/\p{L}+/gu)) {
    const bare = word.toLowerCase()
    take(!strangers.has(bare) || words.has(bare), word)
  }
  for (const { line_id: id, message } of citations) {
    take(facts.lines.find((line) => line.id === id)?.text === message, `citation ${id}`)
  }
  return inventions
}

const squeeze = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Every text and number that the facts hold, wherever it stands. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  if (Array.isArray(value)) return value.flatMap(stringsOf)
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(stringsOf)
  return []
}
