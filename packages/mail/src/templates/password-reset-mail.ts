import type { OutgoingMail } from '../outgoing-mail.ts'
import { renderMail } from './render-mail.ts'

export interface PasswordResetMail {
  readonly to: string
  readonly resetUrl: string
  readonly supportEmail: string | undefined
}

export const passwordResetMail = (mail: PasswordResetMail): OutgoingMail =>
  renderMail({
    to: mail.to,
    subject: 'Reset your password',
    greeting: 'Hello,',
    paragraphs: ['Someone asked to reset the password of your Holdfast account. Choose a new one here.'],
    action: { label: 'Reset password', url: mail.resetUrl },
    notes: [
      'The link works once and expires in 1 hour.',
      'If this was not you, ignore this mail: your password stays as it is.',
    ],
    supportEmail: mail.supportEmail,
  })
