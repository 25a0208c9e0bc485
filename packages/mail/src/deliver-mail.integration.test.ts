import { createServer } from 'node:net'
import { type SmtpSink, startSmtpSink } from '@holdfast/testing/start-smtp-sink'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOutboxTransport, createSmtpTransport, type MailTransport } from './create-mail-transport.ts'
import { type DeliveryOutbox, deliverMail } from './deliver-mail.ts'
import type { OutgoingMail } from './outgoing-mail.ts'

const mail = { id: 'mail-1', to: 'ada@example.com', subject: 'Grüße', html: '<p>Hallo</p>', text: 'Hallo' }
const now = () => new Date('2026-01-01T00:00:00Z')
let sink: SmtpSink
let transports: MailTransport[] = []

beforeAll(async () => {
  sink = await startSmtpSink()
})
beforeEach(() => {
  sink.mode = 'accept'
})
afterAll(async () => {
  for (const transport of transports) transport.close()
  transports = []
  await sink.stop()
})

function smtp(url: string, timeoutMs = 5_000): MailTransport {
  const options = { url, from: 'Holdfast <noreply@holdfast.example>', publicUrl: 'https://holdfast.example', timeoutMs }
  const transport = createSmtpTransport(options)
  transports.push(transport)
  return transport
}

/** The outbox as one row. */
function outboxWith(waiting: (OutgoingMail & { id: string }) | undefined) {
  const events: unknown[] = []
  const outbox: DeliveryOutbox = {
    findWaiting: async () => waiting,
    markSent: async (id, { forgetContent }) => void events.push({ sent: id, forgetContent }),
    noteFailure: async (id, { error, isFinal }) => void events.push({ failed: id, error, isFinal }),
  }
  return { outbox, events }
}

describe('deliverMail over SMTP', () => {
  it('sends both forms from our address, and forgets the content', async () => {
    const { outbox, events } = outboxWith(mail)
    await deliverMail(mail.id, { outbox, transport: smtp(sink.url), now })
    const received = await sink.waitForMessage('ada@example.com')
    expect(received).toMatchObject({ subject: 'Grüße', messageId: '<mail-1@holdfast.example>' })
    expect(received.html?.trim()).toBe('<p>Hallo</p>')
    expect(received.text?.trim()).toBe('Hallo')
    expect(received.from?.address).toBe('noreply@holdfast.example')
    expect(events).toEqual([{ sent: 'mail-1', forgetContent: true }])
  })

  it('sends to one mailbox only, whatever the address looks like', async () => {
    const { outbox } = outboxWith({ ...mail, to: 'eve@example.com, mallory@example.com' })
    await deliverMail(mail.id, { outbox, transport: smtp(sink.url), now }).catch(() => undefined)
    const recipients = sink.messages.flatMap(({ to = [] }) => to.map(({ address }) => address))
    expect(recipients).not.toContain('mallory@example.com')
  })

  it('gives up a mail that the server refuses for good', async () => {
    sink.mode = 'refuse'
    const { outbox, events } = outboxWith(mail)
    await expect(deliverMail(mail.id, { outbox, transport: smtp(sink.url), now })).rejects.toMatchObject({
      retryable: false,
    })
    expect(events).toEqual([{ failed: 'mail-1', error: 'EENVELOPE 550', isFinal: true }])
  })

  it('tries again later when the server puts it off', async () => {
    sink.mode = 'defer'
    const { outbox, events } = outboxWith(mail)
    const transport = smtp(sink.url)
    await expect(deliverMail(mail.id, { outbox, transport, now })).rejects.toMatchObject({ retryable: true })
    expect(events).toEqual([{ failed: 'mail-1', error: 'EENVELOPE 451', isFinal: false }])
    sink.mode = 'accept'
    await deliverMail(mail.id, { outbox, transport, now })
    expect(events.at(-1)).toEqual({ sent: 'mail-1', forgetContent: true })
  })

  it.each(['after the connection', 'at the recipient'])('does not wait for a server that hangs %s', async (where) => {
    const silent = createServer(() => undefined)
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve)
    })
    const address = silent.address()
    const silentUrl = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    sink.mode = 'hang'
    const { outbox, events } = outboxWith(mail)
    const transport = smtp(where === 'at the recipient' ? sink.url : silentUrl, 100)
    await expect(deliverMail(mail.id, { outbox, transport, now })).rejects.toMatchObject({ retryable: true })
    expect(events).toEqual([{ failed: 'mail-1', error: expect.stringContaining('ETIMEDOUT'), isFinal: false }])
    silent.close()
  })

  it('tries again later when nothing listens', async () => {
    const { outbox, events } = outboxWith(mail)
    await expect(deliverMail(mail.id, { outbox, transport: smtp('smtp://127.0.0.1:1'), now })).rejects.toMatchObject({
      retryable: true,
    })
    expect(events).toMatchObject([{ isFinal: false }])
  })
})

it('has nothing to do for a mail that is sent or gone', async () => {
  const { outbox, events } = outboxWith(undefined)
  await deliverMail('mail-1', { outbox, transport: smtp('smtp://127.0.0.1:1'), now })
  expect(events).toEqual([])
})

it('keeps the content where there is no SMTP, for the outbox page', async () => {
  const announced: OutgoingMail[] = []
  const { outbox, events } = outboxWith(mail)
  const transport = createOutboxTransport((each) => announced.push(each))
  await deliverMail(mail.id, { outbox, transport, now })
  expect(announced).toEqual([mail])
  expect(events).toEqual([{ sent: 'mail-1', forgetContent: false }])
})
