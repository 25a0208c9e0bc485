import { createOutboxTransport, createSmtpTransport, type MailTransport } from '@holdfast/mail/create-mail-transport'
import { outboxPath } from '@holdfast/mail/outbox-page'
import { showsOutbox } from './shows-outbox.ts'
import type { WebConfig } from '../config.ts'

/** Real mail where there is a server for it. Else the outbox page shows it; the console, which may be kept, has no link. */
export function createTransport(config: WebConfig): MailTransport {
  if (config.SMTP_URL && config.MAIL_FROM) {
    return createSmtpTransport({ url: config.SMTP_URL, from: config.MAIL_FROM, publicUrl: config.PUBLIC_URL })
  }
  const where = showsOutbox(config)
    ? `read it at http://localhost:${config.PORT}${outboxPath}`
    : 'nobody can read it: set SMTP_URL and MAIL_FROM'
  return createOutboxTransport(
    ({ to, subject }) => void process.stderr.write(`holdfast: mail to ${to}: '${subject}' – ${where}\n`),
  )
}
