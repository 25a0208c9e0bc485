import { connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { type SmtpSink, startSmtpSink } from './start-smtp-sink.ts'

let sink: SmtpSink | undefined
afterEach(() => sink?.stop())

/** Speaks just enough SMTP to send one mail, and returns the last answer. */
async function send(url: string): Promise<string> {
  const body = 'From: a@example.com\r\nTo: Ada <b@example.com>\r\nSubject: Hello\r\n\r\nIt works.\r\n.'
  const commands = ['EHLO test', 'MAIL FROM:<a@example.com>', 'RCPT TO:<b@example.com>', 'DATA', body]
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8')
  let answer = ''
  for await (const text of socket as AsyncIterable<string>) {
    answer = text.trim().split('\n').at(-1) ?? ''
    const command = commands.shift()
    if (command === undefined || /^[45]/.test(answer)) break
    socket.write(`${command}\r\n`)
  }
  socket.destroy()
  return answer
}

it('keeps what it is sent', async () => {
  sink = await startSmtpSink()
  const awaited = sink.waitForMessage('b@example.com')
  expect(await send(sink.url)).toMatch(/^250/)
  const message = await awaited
  expect(message).toMatchObject({ subject: 'Hello', text: 'It works.\n' })
  expect(sink.messages).toEqual([message])
  expect(await sink.waitForMessage('b@example.com')).toBe(message)
})

it.each([
  { mode: 'refuse' as const, answer: /^550/ },
  { mode: 'defer' as const, answer: /^451/ },
])('answers as a server that says $mode', async ({ mode, answer }) => {
  sink = await startSmtpSink(mode)
  expect(await send(sink.url)).toMatch(answer)
  expect(sink.messages).toEqual([])
})
