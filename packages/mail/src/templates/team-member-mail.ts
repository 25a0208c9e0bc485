import type { OutgoingMail } from '../outgoing-mail.ts'
import { plainName } from './plain-name.ts'
import { renderMail } from './render-mail.ts'

export interface TeamMemberMail {
  readonly to: string
  readonly companyName: string
  readonly addedBy: string
  readonly signInUrl: string
  readonly verifyUrl: string
  readonly disownUrl: string
  readonly supportEmail: string | undefined
}

/**
 * The password is not in the mail: whoever invites the person tells it, or the person resets it. The two names come from
 * a stranger, so they are cut down to what a name can be.
 */
export const teamMemberMail = (mail: TeamMemberMail): OutgoingMail => {
  const companyName = plainName(mail.companyName, 'a company')
  const addedBy = plainName(mail.addedBy, 'An admin')
  return renderMail({
    to: mail.to,
    subject: `You were added to ${companyName} on Holdfast`,
    greeting: 'Hello,',
    paragraphs: [
      `${addedBy} added you to the team of ${companyName}. Accept to join; until then the account can't be used.`,
      `Then sign in at ${mail.signInUrl} with the password you were given, or choose your own with 'Forgot Password?'.`,
    ],
    action: { label: 'Accept invitation', url: mail.verifyUrl },
    notes: ['The link expires in 24 hours.'],
    escape: { label: 'Not you? Remove yourself from this team', url: mail.disownUrl },
    supportEmail: mail.supportEmail,
  })
}
