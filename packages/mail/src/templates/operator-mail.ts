import type { OutgoingMail } from '../outgoing-mail.ts'
import { renderMail } from './render-mail.ts'

export interface OperatorMail {
  readonly to: string
  readonly confirmUrl: string
  readonly supportEmail: string | undefined
}

/** To an address that the installation names as an operator's, after somebody signed in with it. */
export const operatorMail = (mail: OperatorMail): OutgoingMail =>
  renderMail({
    to: mail.to,
    subject: 'Prove your operator address',
    greeting: 'Hello,',
    paragraphs: [
      'This Holdfast installation names this address as an operator: its account may see all companies and erase them.',
      'To prove that it is yours, choose a new password that only you know. All open sessions of the account will end.',
      'Then another operator, or the owner of the installation, confirms you.',
    ],
    action: { label: 'Choose a password', url: mail.confirmUrl },
    notes: ['The link works once and expires in 1 hour.', "If you didn't sign in to Holdfast, ignore this mail."],
    supportEmail: mail.supportEmail,
  })
