import { escapeHtml } from '@holdfast/mail/escape-html'

export interface QuestionPage {
  readonly paragraphs: readonly string[]
  /** The one button; without it the page only tells. Its POST goes to the address that was opened. */
  readonly button?: { label: string; action: string }
}

/** Plain HTML without script or style sheet: it must work in whatever a mail client opens. */
export function renderQuestionPage({ paragraphs, button }: QuestionPage): string {
  const form = button
    ? `<form method="post" action="${escapeHtml(button.action)}">
<button type="submit" style="padding:.75rem 1.4rem;font:inherit;font-weight:600;color:#fff;background:#1d4ed8;border:0;border-radius:.5rem;cursor:pointer">${escapeHtml(button.label)}</button>
</form>`
    : ''
  return `<!doctype html>
<html lang="en" style="color-scheme:light dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>Holdfast</title>
</head>
<body style="max-width:34rem;margin:4rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif">
<h1 style="font-size:1.4rem">Holdfast</h1>
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
${form}
</body>
</html>
`
}
