import { describe, expect, it } from 'vitest'
import { lines, misread, readLines, type Line } from '../../test/misread-layout.ts'

const WORDS = { info: 'INFO ', debug: 'DEBUG', warn: 'WARN ', error: 'ERROR' } as const
const TENS = { info: 20, debug: 10, warn: 30, error: 40 } as const
const SIGNS = { info: '+', debug: '.', warn: '!', error: '!!' } as const
const SEVERITY = { info: 4, debug: 5, warn: 3, error: 2 } as const
const id = (l: Line): string => (0xa7653f + l.n * 7919).toString(16)
const title = (l: Line): string =>
  `${l.name.replaceAll(/(?:^|-)\p{L}/gu, (start) => start.toUpperCase().replace('-', ' '))} Desk`

describe('what one mark parts, whichever it is', () => {
  it.each<[string, (line: Line) => string]>([
    ['dashes, and an id behind the level', (l) => `${l.at} -- '${l.level}' -- (${l.name}) -- ${id(l)} -- ${l.text}`],
    [
      'slashes, and a time at the end',
      (l) => `{${WORDS[l.level]}} / 10.0.0.${l.n % 9} / "${l.name}" / ${l.text} / {${l.at}}`,
    ],
    [
      'double colons around words in quotes, and a number beside the name',
      (l) => `*${l.ms}000* :: 'info' :: ${3000 + l.n * 7} :: '${l.name}/${TENS[l.level]}' :: ${l.text}`,
    ],
    ['tabs, and a time in brackets at the end', (l) => `(${l.level.charAt(0)})\t(${l.name})\t${l.text}\t[${l.at}]`],
    ['commas, and an id', (l) => `${l.at},[${l.level}],[${l.name}],req-${id(l)},${l.text}`],
    ['angles, and a sign before the name', (l) => `${l.at} > ${SIGNS[l.level]}@${l.name} > req-${id(l)} > ${l.text}`],
    ['hashes, and a level in a bracket behind the name', (l) => `*${l.at}*#${l.name}(${WORDS[l.level]})#${l.text}`],
    ['dots, and a counted level before the name', (l) => `(${l.at}) · sev${SEVERITY[l.level]}@${l.name} · ${l.text}`],
  ])('%s', (_, write) => expect(misread(write)).toEqual([]))

  it.each<[string, (line: Line) => string]>([
    [
      'names of two words',
      (l) => `*${l.at}* -- '${title(l)}' -- (${l.level.toUpperCase()}) -- req-${id(l)} -- ${l.text}`,
    ],
    ['labels', (l) => `ts: ${l.ms} # id: ${id(l)} # svc: ${title(l)} # lvl: ${l.level} # msg: ${l.text}`],
  ])('%s', (_, write) => expect(misread(write, (l) => ({ service: title(l) }))).toEqual([]))
})

it('takes labels for nobody', () =>
  expect(
    misread(
      (l) => `at: ${l.at} -- sev: ${l.level} -- said: ${l.text}`,
      () => ({ service: undefined }),
    ),
  ).toEqual([]))

it('leaves a message whole that begins with several words before the mark', () => {
  const isRare = ({ n }: Line): boolean => n % 20 === 3
  const texts = lines.map(
    (l) => `${l.at}: ${l.n}: ${l.level} : ${isRare(l) ? 'engine version' : `take${l.n}`}: ${l.text}`,
  )
  const messages = readLines(texts).map(({ message }) => message)
  expect(lines.filter(isRare).map(({ n }) => messages[n])).toEqual(
    lines.filter(isRare).map(({ text }) => `engine version: ${text}`),
  )
})

it('reads what an export has in quotes, and names that others found in what is said', () => {
  const said = (l: Line): string => (l.n % 3 === 0 ? `retrying "${l.text}", attempt ${l.n}` : l.text)
  const quoted = (l: Line): string => `"${said(l).replaceAll('"', '""')}"`
  expect(
    misread(
      (l) => `${700 + l.n},${quoted(l)},${l.level},${l.name},"${l.at}"`,
      (l) => ({ message: said(l) }),
    ),
  ).toEqual([])
})
