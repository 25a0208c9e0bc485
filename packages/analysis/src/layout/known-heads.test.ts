import { expect, it } from 'vitest'
import { lines, readLines, TEXTS, type Line } from '../../test/misread-layout.ts'

const upper = ({ level }: Line): string => level.toUpperCase()
const told = (write: (line: Line) => string) =>
  readLines(lines.map(write)).map(({ entities, message }) => [entities.service, message])

it('takes a name at the head of a message for the service that other lines of the source call so', () => {
  const write = (l: Line): string =>
    l.n % 4 === 0 ? `${l.at} ${upper(l)} ${l.name} ${l.text}` : `${l.ms}|${upper(l)}|${l.name}|${l.text}`
  expect(told(write)).toEqual(lines.map(({ name, text }) => [name, text]))
})

it('leaves it in messages that begin with other words as well', () => {
  const write = (l: Line): string =>
    l.n % 4 === 0
      ? `${l.at} ${upper(l)} ${l.n % 8 === 0 ? `${l.name} is up` : TEXTS[0]}`
      : `${l.ms}|${upper(l)}|${l.name}|${l.text}`
  const own = told(write).filter((_event, n) => n % 8 === 0)
  expect(own).toEqual(lines.filter(({ n }) => n % 8 === 0).map(({ name }) => [undefined, `${name} is up`]))
})
