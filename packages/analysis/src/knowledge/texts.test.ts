import { describe, expect, it } from 'vitest'
import * as counted from '../signatures/counted.ts'
import { KNOWN_REASONS } from '../frame/failure-reasons.ts'
import { fillCommand, fillSentence, type Places } from './fill-places.ts'
import { MECHANISMS as MISMATCHES } from '../kubernetes/mechanisms.ts'
import { ALL_SIGNATURES } from '../signatures/all-signatures.ts'
import { matchText } from '../signatures/match-signatures.ts'
import { ACTIONS, type Action } from '../advise/actions.ts'
import { MECHANISMS } from './mechanisms.ts'

const MAX_SYMPTOM = 45
const placesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
const filled = (text: string): Places => Object.fromEntries(placesIn(text).map((name) => [name, 'db-1']))
const NAMES: Places = { service: 'checkout', peer: 'payments', object: 'table orders' }

/** What stands outside of every clause must always be known. */
const outside = (text: string): string[] => placesIn(text.replace(/\[[^[\]]*\]/g, ''))

/** What nobody would read aloud. */
const BROKEN: readonly (readonly [string, RegExp])[] = [
  ['a double space', / {2}/],
  ['a brace or bracket', /[{}[\]|]/],
  ['empty parentheses', / \(\s*\)/],
  ['a space before a mark', / [,.;:)]/],
  ['a dangling preposition', /\b(?:of|to|from|for|in|on|at|by|with|under|behind|such as)(?:[.,;:)]|$)/],
  ['a machine with feelings', /\b(?:suffers?|complains?|blames?|stands still|distrusts?|gives up|tells of|hears)\b/i],
  ['an archaism', /\b(?:for want of|put out of|set in|is at work|mended|keepers|once more|for ever)\b/i],
  ['a nameless service', /\ba dependency of\b|\bthe component\b|<peer>/i],
]

const isSpoken = (text: string): string[] =>
  BROKEN.filter(([name, pattern]) => pattern.test(text) && !(name.includes('preposition') && PARTICLE.test(text))).map(
    ([name]) => `${name}: ${text}`,
  )
/** 'belongs to, asks for': verbs that take their preposition with them. */
const PARTICLE =
  /\b(?:asks for|logged in|looked at|writes to|depends on|put in|signed in|it asks for|sent to|scales by|comes in|come in)\b/

const rows = [
  ...ALL_SIGNATURES.map(({ id, symptom, cause }) => ({ id, symptom, cause })),
  ...Object.values(counted).map(({ id, symptom, cause }) => ({ id, symptom, cause })),
  ...Object.values(MISMATCHES).map(({ id, symptom, cause }) => ({ id, symptom, cause })),
  ...Object.entries(MECHANISMS).map(([id, { symptom, cause }]) => ({ id, symptom, cause })),
]

describe.each(rows.map((row) => [row.id, row] as const))('the texts of %s', (id, { symptom, cause }) => {
  const samples = Object.keys(ALL_SIGNATURES.find((signature) => signature.id === id)?.samples ?? {})
  const groups = samples.map((line) => matchText(line)[0]?.groups ?? {})

  it('can be read with no, one and several names, and with a file as the only source', () => {
    const needed = filled(
      outside(`${symptom} ${cause}`)
        .map((name) => `{${name}}`)
        .join(' '),
    )
    const broken = (samples.length === 0 ? [needed] : groups).flatMap((group) =>
      [
        {},
        { service: 'checkout' },
        { service: 'app.log' },
        NAMES,
        { ...filled(`${symptom} ${cause}`), ...NAMES },
      ].flatMap((named) => [symptom, cause].flatMap((text) => isSpoken(fillSentence(text, { ...group, ...named })))),
    )
    expect([...new Set(broken)]).toEqual([])
  })

  it('name a symptom of at most 45 characters', () => {
    expect(fillSentence(symptom, {}).length).toBeLessThanOrEqual(MAX_SYMPTOM)
  })

  it('end as sentences do', () => expect(fillSentence(cause, { ...filled(cause), ...NAMES })).toMatch(/^\S.*\.$/))
})

it('words every known reason as a clause', () => {
  expect(KNOWN_REASONS.flatMap(({ says }) => isSpoken(`It failed, because ${says}.`))).toEqual([])
})

it('leaves no place of a command unfilled without showing it', () => {
  const commands = [
    ...ALL_SIGNATURES.flatMap(({ tools }) => tools.map(({ command }) => command)),
    ...Object.values<Action>(ACTIONS).flatMap((action) => Object.values(action.commands)),
  ]
  expect(commands.filter((command) => /(?<!\$|@)\{\w+\}/.test(fillCommand(command, {})))).toEqual([])
})

it('words every description', () => {
  const tools = [...ALL_SIGNATURES, ...Object.values(counted), ...Object.values(MISMATCHES)].flatMap((one) => one.tools)
  const spoken = [...tools, ...Object.values<Action>(ACTIONS)].flatMap(({ description }) =>
    isSpoken(fillSentence(description, NAMES)),
  )
  expect(spoken).toEqual([])
})
