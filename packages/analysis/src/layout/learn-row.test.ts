import { describe, expect, it } from 'vitest'
import { lines, misread, readLines, type Line } from '../../test/misread-layout.ts'

const WORDS = { info: 'INFO ', debug: 'DEBUG', warn: 'WARN ', error: 'ERROR' } as const
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
      'double colons around words in quotes',
      (l) => `*${l.ms}000* :: '${WORDS[l.level]}' :: ${3000 + l.n * 7} :: '${l.name}' :: ${l.text}`,
    ],
    ['tabs, and a time in brackets at the end', (l) => `(${l.level.charAt(0)})\t(${l.name})\t${l.text}\t[${l.at}]`],
    ['commas, and an id', (l) => `${l.at},[${l.level}],[${l.name}],req-${id(l)},${l.text}`],
    ['angles, and a level beside the name', (l) => `${l.at} > ${l.name}/${l.level} > req-${id(l)} > ${l.text}`],
    ['hashes, and a name at the end', (l) => `*${l.at}*#10.0.0.2#<${WORDS[l.level]}>#${l.text}#(${l.name})`],
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
