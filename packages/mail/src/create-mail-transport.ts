import { createTransport } from 'nodemailer'
import type { OutgoingMail } from './outgoing-mail.ts'

export interface MailTransport {
  /** Whether the outbox may forget the content once it was sent. */
  readonly forgetsContent: boolean
  send(mail: OutgoingMail & { id: string }): Promise<void>
  close(): void
}

export interface SmtpOptions {
  readonly url: string
  readonly from: string
  /** Names us in Message-ID. */
  readonly publicUrl: string
  readonly timeoutMs?: number
}

const DEFAULT_TIMEOUT_MS = 15_000

/** A server that hangs must not hold a worker: each step has its time. */
export function createSmtpTransport(options: SmtpOptions): MailTransport {
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS
  const host = new URL(options.publicUrl).hostname
  const transporter = createTransport({
    url: options.url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    forgetsContent: true,
    async send({ id, to, subject, html, text }) {
      await transporter.sendMail({
        from: options.from,
        // As an object, so that an address can't smuggle in a second one.
        to: { name: '', address: to },
        subject,
        html,
        text,
        // The same at each attempt: a mailbox that got it twice can tell.
        messageId: `<${id}@${host}>`,
        headers: { 'auto-submitted': 'auto-generated' },
      })
    },
    close: () => transporter.close(),
  }
}

/** Without SMTP, mails stay in the outbox, where its page shows them. */
export function createOutboxTransport(announce: (mail: OutgoingMail) => void): MailTransport {
  return {
    forgetsContent: false,
    async send(mail) {
      announce(mail)
    },
    close: () => undefined,
  }
}
