import type { OutgoingMail } from '../outgoing-mail.ts'
import { renderMail } from './render-mail.ts'

export interface OperatorMail {
  to: string
  confirmUrl: string
  supportEmail: string | undefined
}

/** To an address that the installation names as an operator's, after somebody signed in with it. */
export const operatorMail = (mail: OperatorMail): OutgoingMail =>
  renderMail({
    to: mail.to,
    subject: 'Confirm your operator rights',
    greeting: 'Hello,',
    paragraphs: [
      'This address is an operator of this Holdfast installation: its account can see all companies and erase them.',
      'To confirm, choose a new password that only you know. All open sessions of the account will end.',
    ],
    action: { label: 'Choose a password and confirm', url: mail.confirmUrl },
    notes: ['The link works once and expires in 1 hour.', "If you didn't sign in to Holdfast, ignore this mail."],
    supportEmail: mail.supportEmail,
  })
