import { expect, it } from 'vitest'
import { matchCommands } from './match-commands.ts'

const command = (title: string) => ({ id: title, title, group: 'Go to', run: () => undefined })
const commands = [command('Go to Settings'), command('Settings of the team'), command('Logout')]

it.each([
  { text: '', titles: ['Go to Settings', 'Settings of the team', 'Logout'] },
  { text: 'SETT', titles: ['Settings of the team', 'Go to Settings'] },
  { text: 'team sett', titles: ['Settings of the team'] },
  { text: 'nothing', titles: [] },
])('"$text" finds $titles', ({ text, titles }) => {
  expect(matchCommands(commands, text).map(({ title }) => title)).toEqual(titles)
})

it('lists one of many alike only where the typed words ask for it', () => {
  const many = [{ id: 'ada', title: 'Assign to Ada', group: 'Incident', isOneOfMany: true, run: () => {} }]
  expect(matchCommands(many, ' ')).toEqual([])
  expect(matchCommands(many, 'ada')).toEqual(many)
})
