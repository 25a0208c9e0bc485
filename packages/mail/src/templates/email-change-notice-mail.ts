import type { OutgoingMail } from '../outgoing-mail.ts'
import { renderMail } from './render-mail.ts'

export interface EmailChangeNoticeMail {
  to: string
  firstName: string
  newEmail: string
  supportEmail: string | undefined
}

/** To the old address: a stolen session shall not move an account in silence. */
export const emailChangeNoticeMail = (mail: EmailChangeNoticeMail): OutgoingMail =>
  renderMail({
    to: mail.to,
    subject: 'Your email address is about to change',
    greeting: `Hello ${mail.firstName},`,
    paragraphs: [
      `someone signed in to your Holdfast account asked to change its address to ${mail.newEmail}.`,
      'If this was not you, change your password now: that ends all other sessions.',
    ],
    supportEmail: mail.supportEmail,
  })
