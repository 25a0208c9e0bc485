import { POISON_LINES } from '@holdfast/testing/poison-lines'
import { mapLines, type Story, type StoryLine } from '../story.ts'

const ORDERS = 8

/**
 * The case with orders to its reader in lines that the truth does not speak of, as a client puts them there who may
 * choose a field of a line. The same case gets the same orders.
 */
export function insertOrders(story: Story): Story {
  const lines = story.files.flatMap((file) => file.lines).filter(({ innocent, atMs }) => innocent && atMs !== null)
  const step = Math.max(1, Math.floor(lines.length / ORDERS))
  const first = hashOf(story.truth.name)
  const orders = new Map<StoryLine, string>()
  for (let index = 0; index < Math.min(ORDERS, lines.length); index++) {
    const line = lines[index * step + (first % step)]
    const order = POISON_LINES[(first + index * 11) % POISON_LINES.length]
    if (line && order) orders.set(line, order.replaceAll(/\s+/g, ' '))
  }
  return mapLines(story, (line) => {
    const order = orders.get(line)
    return order === undefined ? line.text : withField(line.text, order)
  })
}

const withField = (text: string, order: string): string =>
  text.endsWith('"}')
    ? `${text.slice(0, -1)},"user_agent":${JSON.stringify(order)}}`
    : `${text} user_agent=${JSON.stringify(order)}`

const hashOf = (text: string): number => Buffer.from(text).reduce((hash, byte) => (hash * 31 + byte) % 9_973, 7)
