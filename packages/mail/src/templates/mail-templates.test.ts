import { describe, expect, it } from 'vitest'
import type { OutgoingMail } from '../outgoing-mail.ts'
import { emailChangeMail } from './email-change-mail.ts'
import { emailChangeNoticeMail } from './email-change-notice-mail.ts'
import { incidentMail, type ToldIncident } from './incident-mail.ts'
import { operatorMail } from './operator-mail.ts'
import { passwordResetMail } from './password-reset-mail.ts'
import { teamMemberMail } from './team-member-mail.ts'
import { verificationMail } from './verification-mail.ts'

const hostile = '<img src=x onerror=alert(1)>\r\nBcc: everyone@example.com'
const verifyUrl = 'https://holdfast.example/api/v1/auth/verify-email?token=abc'
const disownUrl = 'https://holdfast.example/api/v1/auth/disown?token=def'
const resetUrl = 'https://holdfast.example/reset-password?token=ghi'
const common = { to: 'ada@example.com', supportEmail: 'help@holdfast.example' }

const pages = {
  listUrl: 'https://holdfast.example/dashboard',
  settingsUrl: 'https://holdfast.example/dashboard/settings',
}
const told = { ...common, ...pages, firstName: hostile }
const incident: ToldIncident = {
  title: hostile,
  severity: 'critical',
  cause: hostile,
  since: '2026-03-10T12:00:00.000Z',
  impact: hostile,
  firstCommand: hostile,
  occurrences: 2,
  url: 'https://holdfast.example/dashboard/incidents/1',
}

const mails: [string, OutgoingMail, string[]][] = [
  ['verification', verificationMail({ ...common, verifyUrl, disownUrl }), [verifyUrl, disownUrl]],
  ['password reset', passwordResetMail({ ...common, resetUrl }), [resetUrl]],
  [
    'team member',
    teamMemberMail({
      ...common,
      companyName: hostile,
      addedBy: hostile,
      signInUrl: 'https://holdfast.example/login',
      verifyUrl,
      disownUrl,
    }),
    [verifyUrl, disownUrl],
  ],
  ['operator', operatorMail({ ...common, confirmUrl: resetUrl }), [resetUrl]],
  ['email change', emailChangeMail({ ...common, verifyUrl }), [verifyUrl]],
  ['incident', incidentMail({ ...told, incidents: [incident] }), [incident.url, pages.settingsUrl]],
  ['incidents', incidentMail({ ...told, incidents: [incident, incident] }), [pages.listUrl]],
  ['email change notice', emailChangeNoticeMail({ ...common, newEmail: 'new@example.com' }), []],
]

describe.each(mails)('the %s mail', (_name, mail, links) => {
  it('carries its links in both forms', () => {
    for (const link of links) {
      expect(mail.text).toContain(link)
      expect(mail.html).toContain(`href="${link}"`)
    }
  })

  it('tracks nobody: no picture, script, foreign font or link of any other host', () => {
    expect(mail.html).not.toMatch(/<(?:img|script|link|iframe|object|video)|url\(|@import/i)
    const hosts = [...mail.html.matchAll(/href="(?:https?:)?\/\/([^/"]+)/g)].map(([, host]) => host)
    expect(new Set(hosts)).toEqual(new Set(links.length > 0 ? ['holdfast.example'] : []))
  })

  it('takes names as text, in one line', () => {
    expect(mail.html).not.toContain('<img')
    expect(mail.subject).not.toMatch(/[\r\n]/)
    expect(mail.text).not.toMatch(/^Bcc:/m)
  })
})

/** A mail on incidents quotes logs, and goes to nobody but people who confirmed their address. */
const accountMails = mails.filter(([name]) => !name.startsWith('incident'))

it.each(accountMails)('lets no stranger advertise in the %s mail', (_name, mail) => {
  for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toContain('everyone@example.com')
})
