import type { OutgoingMail } from '../outgoing-mail.ts'
import { renderMail } from './render-mail.ts'

export interface VerificationMail {
  readonly to: string
  readonly verifyUrl: string
  readonly disownUrl: string
  readonly supportEmail: string | undefined
}

/** Whoever signs up chooses who gets this: not a word of theirs is in it. */
export const verificationMail = (mail: VerificationMail): OutgoingMail =>
  renderMail({
    to: mail.to,
    subject: 'Verify your email address',
    greeting: 'Hello,',
    paragraphs: ['Thanks for signing up for Holdfast. Confirm your email address to start.'],
    action: { label: 'Verify email address', url: mail.verifyUrl },
    notes: ['The link expires in 24 hours.'],
    escape: { label: 'Not you? Delete this account', url: mail.disownUrl },
    supportEmail: mail.supportEmail,
  })
