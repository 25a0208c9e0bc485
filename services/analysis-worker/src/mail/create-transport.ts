import { createOutboxTransport, createSmtpTransport, type MailTransport } from '@holdfast/mail/create-mail-transport'
import type { WorkerConfig } from '../config.ts'

/** Real mail where there is a server for it. Else the outbox page shows it; the console, which may be kept, has no link. */
export function createTransport(config: WorkerConfig): MailTransport {
  if (config.SMTP_URL && config.MAIL_FROM) {
    return createSmtpTransport({ url: config.SMTP_URL, from: config.MAIL_FROM, publicUrl: config.PUBLIC_URL })
  }
  const where =
    config.MAIL_OUTBOX === 'off' ? 'nobody can read it: set SMTP_URL and MAIL_FROM' : `read it at ${config.MAIL_OUTBOX}`
  return createOutboxTransport(
    ({ to, subject }) => void process.stderr.write(`holdfast: mail to ${to}: '${subject}' – ${where}\n`),
  )
}
