import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { renderOutboxPage } from '@holdfast/mail/render-outbox-page'
import { SMTPServer } from 'smtp-server'
import type { MailCatcherConfig } from './config.ts'
import { createMailbox, type Mailbox } from './create-mailbox.ts'

const CAPACITY = 500
const SIZE_LIMIT_BYTES = 10_485_760

export interface MailCatcher {
  readonly smtpPort: number
  readonly pagePort: number
  close(): Promise<void>
}

/** A mail server that delivers nothing and shows everything: for trying the product out, and for its tests. */
export async function startMailCatcher(
  config: Pick<MailCatcherConfig, 'HOST' | 'PORT' | 'SMTP_PORT'>,
): Promise<MailCatcher> {
  const mailbox = createMailbox(CAPACITY)
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: SIZE_LIMIT_BYTES,
    onData: (stream, _session, done) => void keep(stream, mailbox, done),
  })
  // A sender that hangs up is no reason to end.
  smtp.on('error', () => undefined)
  const page = createServer(showMails(mailbox))
  const listening = Promise.all([once(smtp.server, 'listening'), once(page, 'listening')])
  smtp.listen(config.SMTP_PORT, config.HOST)
  page.listen(config.PORT, config.HOST)
  await listening
  return {
    smtpPort: portOf(smtp.server.address()),
    pagePort: portOf(page.address()),
    close: async () => {
      page.close()
      page.closeAllConnections()
      await new Promise<void>((resolve) => smtp.close(resolve))
    },
  }
}

async function keep(stream: NodeJS.ReadableStream, mailbox: Mailbox, done: (error?: Error) => void): Promise<void> {
  try {
    await mailbox.add(await buffer(stream), new Date())
    done()
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)))
  }
}

const portOf = (address: unknown): number =>
  typeof address === 'object' && address && 'port' in address ? Number(address.port) : 0

/** The mails open accounts: a web page that rebinds its own name to this address gets none. */
const isLocalName = (host: string): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\]|mail-catcher)(?::\d+)?$/i.test(host)

const showMails =
  (mailbox: Mailbox): RequestListener =>
  (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (path === '/health') response.end('ok')
    else if (!isLocalName(request.headers.host ?? '')) response.writeHead(404).end()
    else if (path === '/dev/outbox.json') {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      response.end(JSON.stringify({ mails: mailbox.list() }))
    } else if (path === '/' || path === '/dev/outbox') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      response.end(renderOutboxPage(mailbox.list()))
    } else response.writeHead(404).end()
  }
