import type { Severity } from '@holdfast/contracts/incident-fields'
import type { OutgoingMail } from '../outgoing-mail.ts'
import { renderMail } from './render-mail.ts'

export interface ToldIncident {
  readonly title: string
  readonly severity: Severity
  readonly cause: string
  /** ISO 8601; null where the logs carry no time. */
  readonly since: string | null
  readonly impact: string
  /** What to run first; null where nothing is known to help. */
  readonly firstCommand: string | null
  readonly occurrences: number
  readonly url: string
}

export interface IncidentMail {
  readonly to: string
  readonly firstName: string
  /** At least one. */
  readonly incidents: readonly ToldIncident[]
  readonly listUrl: string
  readonly settingsUrl: string
  readonly supportEmail: string | undefined
}

const SHOWN_IN_LIST = 20

/** What a person on call needs before opening the page; several at once are one mail with a list. */
export const incidentMail = (mail: IncidentMail): OutgoingMail => {
  const [first] = mail.incidents
  const isSingle = mail.incidents.length === 1 && first !== undefined
  return renderMail({
    to: mail.to,
    subject: isSingle
      ? `[${first.severity}] ${first.title}`
      : `${mail.incidents.length} incidents: ${first?.title ?? ''} and ${mail.incidents.length - 1} more`,
    greeting: `Hello ${mail.firstName},`,
    paragraphs: isSingle ? describeOne(first) : describeList(mail.incidents),
    action: isSingle
      ? { label: 'Open incident', url: first.url }
      : { label: `Open all ${mail.incidents.length} incidents`, url: mail.listUrl },
    notes: ['You get this mail because ‘Mail on a new incident’ is on in your settings.'],
    escape: { label: 'Change this setting', url: mail.settingsUrl },
    supportEmail: mail.supportEmail,
  })
}

const describeOne = (incident: ToldIncident): string[] => [
  `${incident.title} (${incident.severity}${incident.occurrences > 1 ? `, occurrence ${incident.occurrences}` : ''})`,
  `Cause: ${incident.cause}`,
  `Since: ${incident.since ?? 'these logs carry no time'}`,
  `Impact: ${incident.impact}`,
  ...(incident.firstCommand === null ? [] : [`First command: ${incident.firstCommand}`]),
]

function describeList(incidents: readonly ToldIncident[]): string[] {
  const left = incidents.length - SHOWN_IN_LIST
  return [...incidents.slice(0, SHOWN_IN_LIST).map(describeShortly), ...(left > 0 ? [`And ${left} more.`] : [])]
}

const describeShortly = ({ title, severity, since, cause, firstCommand, url }: ToldIncident): string =>
  [
    `[${severity}] ${title}${since === null ? '' : `, since ${since}`}.`,
    cause,
    ...(firstCommand === null ? [] : [`First command: ${firstCommand}`]),
    url,
  ].join(' ')
