import { describe, expect, it } from 'vitest'
import { firstOf } from '../../test/first-of.ts'
import type { Signature } from '../model/signature.ts'
import { ALL_SIGNATURES } from './all-signatures.ts'
import { isGeneral } from './is-general.ts'
import { matchText } from './match-signatures.ts'

const SHAPE_OF_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/
/** Places that the engine fills without a group of the same name. */
const WELL_KNOWN = new Set(['service', 'peer', 'host', 'port', 'object', 'namespace', 'container', 'node'])
const MAX_MESSAGE = 4000
/** An address, a numbered thread, or a work and its file or section. */
const LEADS_TO_THE_LINE = /^(?:https:\/\/\S+|[\w.-]+\/[\w.-]+#\d+|[^,]{3,}, [^,]{3,}.*)$/
/** Places too large to find a line in. */
const LEADS_NOWHERE = /\b(?:issues|tickets?|forums?|mailing lists?|discussions|wording|recorded)\b/i

const best = (line: string): string | undefined => matchText(line)[0]?.signature.id
const table = ALL_SIGNATURES.map((signature) => [signature.id, signature] as const)

describe('the catalogue', () => {
  it('has ids that are unique and shaped alike', () => {
    const ids = ALL_SIGNATURES.map((signature) => signature.id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(ids.filter((id) => !SHAPE_OF_ID.test(id))).toEqual([])
  })

  it('puts no line among the samples of two signatures', () => {
    const lines = ALL_SIGNATURES.flatMap((signature) => Object.keys(signature.samples))
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([])
  })
})

describe.each(table)('%s', (id, signature) => {
  it('carries real lines and look-alikes', () => {
    expect(Object.keys(signature.samples).length).toBeGreaterThanOrEqual(2)
    expect(signature.nearMisses.length).toBeGreaterThanOrEqual(1)
    const origins = Object.values(signature.samples).flatMap((origin) => origin.split('; '))
    expect(origins.filter((origin) => !LEADS_TO_THE_LINE.test(origin) || LEADS_NOWHERE.test(origin))).toEqual([])
  })

  it('is the best match of its samples', () => {
    const lines = Object.keys(signature.samples)
    expect(lines.map((line) => [line, best(line)])).toEqual(lines.map((line) => [line, id]))
  })

  it('does not match what merely looks alike', () => {
    const innocent = signature.nearMisses.filter((miss) => typeof miss === 'string')
    const confusable = signature.nearMisses.filter((miss) => typeof miss !== 'string')
    expect(innocent.map((line) => [line, matchText(line, false)[0]?.signature.id])).toEqual(
      innocent.map((line) => [line, undefined]),
    )
    expect(innocent.filter((line) => matchText(line).some((match) => match.signature.id === id))).toEqual([])
    expect(confusable.map((miss) => [miss.line, best(miss.line)])).toEqual(
      confusable.map((miss) => [miss.line, miss.is]),
    )
  })

  it('fills every place from a group or from what the engine knows', () => {
    const groups = groupsOf(signature)
    const unknown = placesOf(signature).filter((place) => !groups.has(place) && !WELL_KNOWN.has(place))
    expect(unknown).toEqual([])
    expect(signature.blames === 'self' && groups.has('peer')).toBe(false)
  })

  it('describes its commands, and how to undo each fix', () => {
    for (const { category, undo, description } of signature.tools) {
      expect(category !== 'fix' || undo !== undefined).toBe(true)
      expect(description).not.toBe('')
    }
  })

  it('reads hostile lines in linear time', () => {
    expect(signature.patterns.flatMap((pattern) => superlinearParts(pattern))).toEqual([])
    for (const line of hostileLines(signature)) matchText(line)
  })
})

const groupsOf = (signature: Signature): Set<string> =>
  new Set(
    signature.patterns.flatMap((pattern) => [...pattern.source.matchAll(/\(\?<(\w+)>/g)].map(([, name = '']) => name)),
  )

const placesOf = ({ symptom, cause, tools }: Signature): string[] =>
  [symptom, cause, ...tools.flatMap((one) => [one.command, one.description, one.undo ?? ''])].flatMap((text) =>
    [...text.matchAll(/(?<!\$)\{(\w+)\}/g)].map(([, name = '']) => name),
  )

function splitAlternatives(source: string): string[] {
  const plain = source.replace(/\\./g, '__').replace(/\[[^\]]*\]/g, (inside) => '_'.repeat(inside.length))
  const cuts: number[] = []
  let depth = 0
  for (let index = 0; index < plain.length; index++) {
    if (plain[index] === '(') depth++
    if (plain[index] === ')') depth--
    if (plain[index] === '|' && depth === 0) cuts.push(index)
  }
  return [...cuts, source.length].map((end, index) => source.slice((cuts[index - 1] ?? -1) + 1, end))
}

/** A repetition without an upper bound is only good for a narrow class behind a literal: all else is tried over and over. */
function superlinearParts({ source }: RegExp): string[] {
  const plain = source
    .replace(/(?<!\\)\[(\^?)((?:[^\]\\]|\\.)*)\]/g, (_, not: string, inner: string) =>
      not || /\\[SWD]/.test(inner) ? '\\S' : 'x',
    )
    .replace(/\(\?(?:<\w+>|:)/g, '(')
  const startsOpen = splitAlternatives(plain).flatMap(
    (part) => /^\(*(?:\\.|[^\\()^])(?:[+*]|\{\d+,\d{2,}\})/.exec(part) ?? [],
  )
  const wide = plain.match(/(?:\\[SWD]|(?<!\\)\.)(?:[+*]|\{\d+,\})/g) ?? []
  const groups = plain.match(/(?<!\\)\)(?:[+*]|\{\d+,\})/g) ?? []
  return [...startsOpen, ...wide, ...groups].map((part) => `${part} in ${source}`)
}

function hostileLines(signature: Signature): string[] {
  const fillers = ['a', 'a.', '1', ' ', 'a ', '"', "'", '(', 'x: ', 'http://a/', 'é']
  const heads = ['', ...signature.keywords.slice(0, 2)]
  const lines = heads.flatMap((head) => fillers.map((filler) => `${head} ${filler.repeat(MAX_MESSAGE)}`))
  const repeated = [...signature.keywords.slice(0, 2), firstOf(Object.keys(signature.samples)).slice(0, -3)].map(
    (text) => `${text} `.repeat(MAX_MESSAGE / 10),
  )
  return [...lines, ...repeated].map((line) => line.slice(0, MAX_MESSAGE))
}

describe('general words', () => {
  it('give way to a failure that is known by its own line', () => {
    const { signature } = firstOf(matchText('FATAL:  sorry, too many clients already'))
    expect(isGeneral(signature)).toBe(false)
  })
})

it('takes what failed within for the reason, and not that something was to be parsed', () => {
  const line = 'error parsing seal settings: error fetching the key: it is pending deletion'
  expect(best(line)).not.toBe('general/incompatible-data')
  expect(best('error parsing seal settings')).toBe('general/incompatible-data')
})
