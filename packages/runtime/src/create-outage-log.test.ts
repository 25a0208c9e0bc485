import { expect, it } from 'vitest'
import { createLogger } from './logger.ts'
import { createOutageLog } from './create-outage-log.ts'

const lost = 'lost the connection to the database; trying again until it is back'
const back = 'connected to the database again'

function watch() {
  const messages: string[] = []
  const destination = { write: (line: string) => messages.push((JSON.parse(line) as { msg: string }).msg) }
  return { messages, log: createOutageLog(createLogger({ name: 'test', destination }), 'database') }
}

it('says once that it is gone and once that it is back, whoever notices and however often', () => {
  const { messages, log } = watch()
  const links = [log.link(), log.link(), log.link()]
  for (const link of links) link.up()
  for (const link of links) for (const attempt of [1, 2, 3]) link.down(new Error(`attempt ${attempt}`))
  for (const link of links) link.up()
  expect(messages).toEqual([lost, back])
})

it('takes a connection that notices late, or an attempt of the time without, for the outage that is over', () => {
  const { messages, log } = watch()
  const [quick, late] = [log.link(), log.link()]
  quick.up()
  late.up()
  quick.down()
  const attempt = log.link()
  quick.up()
  late.down()
  attempt.down()
  expect(messages).toEqual([lost, back])
})

it('reports the next outage, by whatever connection it is seen first', () => {
  const { messages, log } = watch()
  const [first, second] = [log.link(), log.link()]
  first.up()
  second.up()
  first.down()
  first.up()
  second.down()
  second.up()
  second.down()
  first.down()
  log.link().up()
  expect(messages).toEqual([lost, back, lost, back])
})

it('knows whether it is gone', () => {
  const { log } = watch()
  const link = log.link()
  expect(log.isLost).toBe(false)
  link.down()
  expect(log.isLost).toBe(true)
  link.up()
  expect(log.isLost).toBe(false)
})
