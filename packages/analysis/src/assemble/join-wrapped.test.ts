import { expect, it } from 'vitest'
import { readTexts } from '../../test/analyze-texts.ts'

const messageOf = (...lines: readonly string[]): string | undefined =>
  readTexts({ 'till.log': `${lines.join('\n')}\n` })[0]?.message

const HEAD = '07.05.2026  10:15:00   '
const below = (text: string, column = HEAD.length): string => ' '.repeat(column) + text

it.each([
  ['below where it began', [`${HEAD}Drawer 7 at the gate`, below('was left open by the'), below('cashier.')]],
  ['a column further', [`${HEAD}Drawer 7 at the gate`, below('was left open by the', 24), below('cashier.', 24)]],
])('joins a sentence that was broken to fit its column, %s', (_, lines) =>
  expect(messageOf(...lines)).toContain('Drawer 7 at the gate was left open by the cashier.'),
)

it.each([
  ['a trace', [below('at till.Drawer.open(Drawer.java:7)'), below('at till.Main.main(Main.java:3)')]],
  ['lines that are indented in several ways', [below('drawer: 7'), below('  since: 10:14')]],
  ['a further sentence, which would have had room', [below('call the desk before you go on with it')]],
  ['a dump of bytes', [below('3e cc 5e 99 b8 d2 57 c3'), below('51 30 df 56 09 43 2b b4')]],
  ['lines further to the left', ['    was left open']],
])('leaves %s below the message', (_, lines) =>
  expect(messageOf(`${HEAD}Drawer 7 at the gate`, ...lines)).toMatch(/Drawer 7 at the gate$/),
)
