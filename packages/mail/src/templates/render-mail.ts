import { toOneLine } from '@holdfast/contracts/one-line'
import { escapeHtml } from '../escape-html.ts'
import type { OutgoingMail } from '../outgoing-mail.ts'

export interface MailBody {
  readonly to: string
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  readonly action?: { label: string; url: string }
  /** Small print below the action. */
  readonly notes?: readonly string[]
  /** A second, quiet link: 'this was not me'. */
  readonly escape?: { label: string; url: string }
  readonly supportEmail: string | undefined
}

/** One column, system fonts, inline styles: mail clients know little more. No picture, so nothing reports that it was opened. */
export function renderMail(body: MailBody): OutgoingMail {
  // A name is the user's own text: a line break in it must not become a header or a paragraph of ours.
  const subject = oneLine(body.subject)
  return { to: body.to, subject, html: renderHtml(body, subject), text: renderText(body) }
}

const oneLine = toOneLine

const signature = (supportEmail: string | undefined) =>
  supportEmail === undefined ? 'Holdfast' : `Holdfast · questions? Write to ${supportEmail}`

function renderText({ greeting, paragraphs, action, notes = [], escape, supportEmail }: MailBody): string {
  return [
    oneLine(greeting),
    ...paragraphs.map(oneLine),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes.map(oneLine),
    ...(escape ? [`${escape.label}:\n${escape.url}`] : []),
    `-- \n${signature(supportEmail)}`,
  ].join('\n\n')
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`
const small = (html: string) => `<p style="margin:0 0 12px;font-size:13px;color:#5b6472">${html}</p>`
const link = (url: string, label: string, style: string) =>
  `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`

function renderHtml(body: MailBody, subject: string): string {
  const { greeting, paragraphs, action, notes = [], escape, supportEmail } = body
  const button =
    'display:inline-block;padding:12px 22px;border-radius:8px;background:#1d4ed8;color:#ffffff;' +
    'font-weight:600;text-decoration:none'
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#f3f5f9;color:#111827;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse"><tr><td align="center">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;background:#ffffff;border:1px solid #e2e6ee;border-radius:12px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-weight:700;letter-spacing:.02em;color:#1d4ed8">Holdfast</p>
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${action ? `<p style="margin:0 0 20px">${link(action.url, action.label, button)}</p>` : ''}
${action ? small(`Or open this address: <span style="word-break:break-all">${escapeHtml(action.url)}</span>`) : ''}
${notes.map((note) => small(escapeHtml(note))).join('\n')}
${escape ? small(link(escape.url, escape.label, 'color:#5b6472')) : ''}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e2e6ee;font-size:13px;color:#5b6472">${escapeHtml(signature(supportEmail))}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}
