import { expect, it } from 'vitest'
import { areLevels } from './are-levels.ts'
import { levelInColumn } from './level-in-column.ts'
import { levelsOfColumn } from './levels-of-column.ts'

it.each([
  ['Schwerer Fehler', 'error'],
  ['System Warning', 'warn'],
  ['No Error', null],
  ['WAR', 'warn'],
  ['Er', 'error'],
  ['CRT', 'fatal'],
  ['NTC', 'info'],
  ['dbg', 'debug'],
  ['WARN-2', 'warn'],
  ['40', 'warn'],
  ['ŚLAD', 'trace'],
  ['디버깅', 'debug'],
  ['PAY-10123-T', 'trace'],
  ['FAIL', 'error'],
  ['fail', null],
  ['OK', null],
  ['batch', null],
])('reads the code %s', (code, level) => expect(levelInColumn(code)).toBe(level))

it('knows a column of codes by three levels', () => {
  expect(areLevels(['In', 'Wa', 'Er', 'In'])).toBe(true)
  expect(areLevels(['IN', 'OUT', 'IN'])).toBe(false)
  expect(areLevels(['IN', 'ER'])).toBe(false)
})

it('takes M for major beside other letters of levels alone', () => {
  expect(levelsOfColumn(['I', 'W', 'M'])).toEqual({ M: 'error' })
  expect(levelsOfColumn(['F', 'M'])).toBeNull()
})

it('takes kinds of records for levels beside words of levels alone', () => {
  expect(areLevels(['EVT', 'ALM', 'WARN', 'EVT'])).toBe(true)
  expect(areLevels(['ALM', 'EVT', 'ALM', 'ALM'])).toBe(false)
  expect(levelsOfColumn(['MSG', 'EVT', 'ALM', 'WARN'])).toEqual({ MSG: 'info', EVT: 'info', ALM: 'error' })
})
