import type { OutgoingMail } from '../outgoing-mail.ts'
import { renderMail } from './render-mail.ts'

export interface ErasureMail {
  to: string
  askedBy: string
  /** A day. */
  eraseOn: string
  settingsUrl: string
  supportEmail: string | undefined
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
