import { expect, it } from 'vitest'
import { misread, type Line, type Told } from '../../test/misread-layout.ts'
import { areUnits } from './are-units.ts'

const letter = ({ level }: Line): string => level.charAt(0).toUpperCase()
const ofSap = { info: 'S', error: 'E', debug: 'S', warn: 'W' } as const
const places: Readonly<Record<string, string>> = { billing: 'Boiler House', cart: 'Kessel 2', 'stock-sync': 'PLC' }
const classes: Readonly<Record<string, string>> = {
  billing: 'BillingFacade',
  cart: 'CartRouter',
  'stock-sync': 'StockSync',
}
const facilities: Readonly<Record<string, string>> = { billing: 'BILLING', cart: 'CART', 'stock-sync': 'STOCKSYNC' }
const codes = ['SENT', 'REFUSED', 'LOGIN', 'FULL', 'NOSPACE', 'MISS', 'SHIFT', 'RERUN']
const from =
  (names: Readonly<Record<string, string>>) =>
  ({ name }: Line): Told => ({ service: names[name] })

it.each<[string, (line: Line) => string, ((line: Line) => Told)?]>([
  [
    'a letter of the level in a column behind the message',
    (l) => `${l.at} ${l.text.padEnd(60)} F5   ${100 + (l.n % 7)}  ${ofSap[l.level]}`,
    ({ level, text, n }) => ({
      service: undefined,
      level: level === 'debug' ? 'info' : level,
      message: `${text.padEnd(60)} F5   ${100 + (n % 7)}`,
    }),
  ],
  [
    'places with a number',
    (l) => `${l.at};${l.level.toUpperCase()};${String(l.n).padStart(4, '0')};${places[l.name]};${l.text};Q`,
    from(places),
  ],
  [
    'a class by its file',
    (l) => `#http-${l.n % 30}# ${l.level.toUpperCase()} ${l.at} ${classes[l.name]}.java:${100 + l.n} --> ${l.text}`,
    from(classes),
  ],
  [
    'a facility, a letter and an event before a comma',
    (l) => `${l.at} %${facilities[l.name]}-${letter(l)}-${codes[(l.n * 5) % 8]}, ${l.text}`,
    from(facilities),
  ],
  [
    'a letter of the level and the number of an event',
    (l) => `${l.at} PGW ${letter(l)}${String((l.n * 5) % 8).padStart(3, '0')} ${l.name} ${l.text}`,
  ],
  ['a letter before an angle', (l) => `${l.at} ${l.name} ${letter(l)}> ${l.text}`],
])('reads %s', (_, write, told) => expect(misread(write, told)).toEqual([]))

it('takes a pool for one of several units in capitals alone', () => {
  const namesOf = (...names: string[]) => [...names, ...names, ...names]
  expect(areUnits(namesOf('CORE-LINK', 'ATM-GW', 'HSM-POOL'))).toBe(true)
  expect(areUnits(namesOf('core-link', 'atm-gw', 'hsm-pool'))).toBe(false)
})
