import type { OutgoingMail } from '../outgoing-mail.ts'
import { renderMail } from './render-mail.ts'

export interface TeamMemberMail {
  to: string
  firstName: string
  companyName: string
  addedBy: string
  signInUrl: string
  verifyUrl: string
  disownUrl: string
  supportEmail: string | undefined
}

/** The password is not in the mail: whoever added the person tells it, or the person resets it. */
export const teamMemberMail = (mail: TeamMemberMail): OutgoingMail =>
  renderMail({
    to: mail.to,
    subject: `You were added to ${mail.companyName} on Holdfast`,
    greeting: `Hello ${mail.firstName},`,
    paragraphs: [
      `${mail.addedBy} added you to the team of ${mail.companyName}. Please confirm that this is your email address.`,
      `Then sign in at ${mail.signInUrl} with the password that ${mail.addedBy} gave you, or choose your own with 'Forgot Password?'.`,
    ],
    action: { label: 'Verify email address', url: mail.verifyUrl },
    notes: ['The link expires in 24 hours.'],
    escape: { label: 'This was not me: remove me from this team', url: mail.disownUrl },
    supportEmail: mail.supportEmail,
  })
