import type { OutgoingMail } from '../outgoing-mail.ts'
import { renderMail } from './render-mail.ts'

export interface EmailChangeNoticeMail {
  readonly to: string
  readonly newEmail: string
  readonly supportEmail: string | undefined
}

/** To the old address: a stolen session shall not move an account in silence. */
export const emailChangeNoticeMail = (mail: EmailChangeNoticeMail): OutgoingMail =>
  renderMail({
    to: mail.to,
    subject: 'Your email address is about to change',
    greeting: 'Hello,',
    paragraphs: [
      `Someone signed in to your account requested a change of address to ${mail.newEmail}.`,
      'If this was not you, change your password now: that ends all other sessions.',
    ],
    supportEmail: mail.supportEmail,
  })
