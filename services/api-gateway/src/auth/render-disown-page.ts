import { escapeHtml } from '@holdfast/mail/escape-html'

type DisownPage = { state: 'asking'; token: string } | { state: 'done' | 'expired' }

const texts = {
  asking: 'Somebody used your email address for a Holdfast account. If this was not you, remove it from the account.',
  done: 'Done. Your email address is no longer used for this account.',
  expired: 'This link is invalid or has expired.',
}

/** Plain HTML without script or style sheet: it must work in whatever a mail client opens. */
export function renderDisownPage(page: DisownPage): string {
  const form =
    page.state === 'asking'
      ? `<form method="post" action="/api/v1/auth/disown">
<input type="hidden" name="token" value="${escapeHtml(page.token)}">
<button type="submit" style="padding:.7rem 1.2rem;font:inherit">This was not me: remove my address</button>
</form>`
      : ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>Holdfast</title>
</head>
<body style="max-width:34rem;margin:4rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color-scheme:light dark">
<h1 style="font-size:1.4rem">Holdfast</h1>
<p>${texts[page.state]}</p>
${form}
</body>
</html>
`
}
