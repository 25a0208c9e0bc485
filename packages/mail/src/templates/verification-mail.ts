import type { OutgoingMail } from '../outgoing-mail.ts'
import { renderMail } from './render-mail.ts'

export interface VerificationMail {
  to: string
  firstName: string
  companyName: string
  verifyUrl: string
  disownUrl: string
  supportEmail: string | undefined
}

export const verificationMail = (mail: VerificationMail): OutgoingMail =>
  renderMail({
    to: mail.to,
    subject: 'Verify your email address',
    greeting: `Hello ${mail.firstName},`,
    paragraphs: [
      `thank you for signing up ${mail.companyName} for Holdfast. Please confirm that this is your email address.`,
    ],
    action: { label: 'Verify email address', url: mail.verifyUrl },
    notes: ['The link expires in 24 hours.'],
    escape: { label: 'This was not me: remove this sign-up', url: mail.disownUrl },
    supportEmail: mail.supportEmail,
  })
