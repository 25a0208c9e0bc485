import type { OutgoingMail } from '../outgoing-mail.ts'
import { renderMail } from './render-mail.ts'

export interface ErasureMail {
  readonly to: string
  readonly askedBy: string
  /** A day. */
  readonly eraseOn: string
  readonly settingsUrl: string
  readonly supportEmail: string | undefined
}

export const erasureMail = (mail: ErasureMail): OutgoingMail =>
  renderMail({
    to: mail.to,
    subject: 'Your company is about to be erased',
    greeting: 'Hello,',
    paragraphs: [
      `The erasure of your company's data was requested by ${mail.askedBy}. All of it will be gone on ${mail.eraseOn}.`,
      'Until then any admin can call it off under Settings, Organization.',
    ],
    action: { label: 'Open settings', url: mail.settingsUrl },
    supportEmail: mail.supportEmail,
  })
