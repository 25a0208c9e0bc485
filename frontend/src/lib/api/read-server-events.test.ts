import { expect, it } from 'vitest'
import { readServerEvents } from './read-server-events.ts'

async function eventsOf(...chunks: string[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })
  const events: string[] = []
  for await (const event of readServerEvents(new Response(body))) events.push(event)
  return events
}

it('reads events however the bytes are cut', async () => {
  expect(await eventsOf('data: {"a"', ':1}\n', '\ndata: two\n\n: ping\n\n')).toEqual(['{"a":1}', 'two'])
})

it('joins the data lines of one event and reads a last one without its blank line', async () => {
  expect(await eventsOf('event: x\r\ndata: a\r\ndata: b\r\n\r\ndata: last')).toEqual(['a\nb', 'last'])
})
