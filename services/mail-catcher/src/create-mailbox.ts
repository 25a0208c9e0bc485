import type { ShownMail } from '@holdfast/mail/render-outbox-page'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import PostalMime from 'postal-mime'

export interface Mailbox {
  add(raw: Buffer, now: Date): Promise<void>
  /** Latest first. */
  list(): readonly ShownMail[]
}

/** In memory: what was caught is gone with the process, and the oldest make room. */
export function createMailbox(capacity: number): Mailbox {
  const mails: ShownMail[] = []
  return {
    add: async (raw, now) => {
      const { to, subject, html, text } = await PostalMime.parse(raw)
      mails.unshift({
        id: uuidV7(),
        to: (to ?? []).map(({ address }) => address).join(', '),
        subject: subject ?? '',
        html: html ?? '',
        text: text ?? '',
        created_at: now.toISOString(),
      })
      mails.length = Math.min(mails.length, capacity)
    },
    list: () => mails,
  }
}
