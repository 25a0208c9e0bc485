import { AppError } from '@holdfast/runtime/app-error'
import { withSpan } from '@holdfast/runtime/with-span'
import type { MailTransport } from './create-mail-transport.ts'
import type { OutgoingMail } from './outgoing-mail.ts'

/** The part of the outbox that sending needs; `openMailOutbox` of the database gives one. */
export interface DeliveryOutbox {
  findWaiting(mailId: string): Promise<(OutgoingMail & { id: string }) | undefined>
  markSent(mailId: string, options: { forgetContent: boolean; now: Date }): Promise<void>
  noteFailure(mailId: string, failure: { error: string; isFinal: boolean; now: Date }): Promise<void>
}

export interface DeliveryOptions {
  readonly outbox: DeliveryOutbox
  readonly transport: MailTransport
  readonly now: () => Date
}

/** For job `send-mail`. A mail that is gone or sent is no work; a refused one is given up; all else is tried again. */
export async function deliverMail(mailId: string, { outbox, transport, now }: DeliveryOptions): Promise<void> {
  const mail = await outbox.findWaiting(mailId)
  if (!mail) return
  try {
    await withSpan('send mail', { kind: 'client' }, () => transport.send(mail))
  } catch (error) {
    const isFinal = isRefusal(error)
    await outbox.noteFailure(mailId, { error: describe(error), isFinal, now: now() })
    throw new AppError(
      'upstream_failed',
      isFinal ? 'The mail server refused the mail.' : 'The mail could not be sent.',
      {
        retryable: !isFinal,
        cause: error,
      },
    )
  }
  await outbox.markSent(mailId, { forgetContent: transport.forgetsContent, now: now() })
}

/** 5xx to the sender, recipient or content is the server's last word; to a login it is our setting, which may be corrected. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false
  const { responseCode, code } = error
  return typeof responseCode === 'number' && responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
}

/** Without the server's words, which may repeat an address. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  const code = 'code' in error ? String(error.code) : error.name
  const response = 'responseCode' in error ? ` ${String(error.responseCode)}` : ''
  return `${code}${response}`
}
