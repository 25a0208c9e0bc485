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
