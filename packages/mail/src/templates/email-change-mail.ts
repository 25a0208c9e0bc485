import type { OutgoingMail } from '../outgoing-mail.ts'
import { renderMail } from './render-mail.ts'

export interface EmailChangeMail {
  readonly to: string
  readonly verifyUrl: string
  readonly supportEmail: string | undefined
}

/** To the new address: it counts once its owner says so. */
export const emailChangeMail = (mail: EmailChangeMail): OutgoingMail =>
  renderMail({
    to: mail.to,
    subject: 'Confirm your new email address',
    greeting: 'Hello,',
    paragraphs: [
      'You asked to use this address for your Holdfast account. Your old address stays active until you confirm.',
    ],
    action: { label: 'Confirm new address', url: mail.verifyUrl },
    notes: ['The link expires in 24 hours.', 'If this was not you, ignore this mail: nothing changes.'],
    supportEmail: mail.supportEmail,
  })
