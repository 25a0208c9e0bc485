import { escapeHtml } from './escape-html.ts'

export interface ShownMail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly created_at: string
}

/** The text form with its links, and the HTML form in a frame that can run nothing and reach nothing. */
export function renderOutboxPage(mails: readonly ShownMail[]): string {
  const list = mails.length === 0 ? '<p>No mails yet.</p>' : mails.map(renderMail).join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Outbox</title>
<style>
body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color-scheme:light dark}
article{border:1px solid #8886;border-radius:.5rem;padding:1rem;margin:1rem 0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
iframe{width:100%;height:32rem;border:1px solid #8886;background:#fff}
h2{font-size:1.1rem;margin:0 0 .25rem}
</style>
</head>
<body>
<h1>Outbox</h1>
<p>No mail server is set up (SMTP_URL), so mails stay here. Only this machine can see this page.</p>
${list}
</body>
</html>
`
}

function renderMail(mail: ShownMail): string {
  return `<article data-to="${escapeHtml(mail.to)}">
<h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.to)} · ${escapeHtml(mail.created_at)}</p>
<pre>${linkAddresses(escapeHtml(mail.text))}</pre>
<details><summary>As HTML</summary><iframe sandbox title="${escapeHtml(mail.subject)}" srcdoc="${escapeHtml(mail.html)}"></iframe></details>
</article>`
}

const linkAddresses = (escapedText: string) =>
  escapedText.replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
