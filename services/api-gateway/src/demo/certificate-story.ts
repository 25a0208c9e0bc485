import { createDice, iso, type SampleLog, type StoryLine, toSampleLog } from './story.ts'

const MINUTE = 60_000

/** A partner's certificate expires on the minute: every payment fails, everything else goes on. */
export function tellCertificateStory(endMs: number): SampleLog {
  const dice = createDice(37)
  const expiresMs = Math.floor((endMs - 15 * MINUTE) / MINUTE) * MINUTE
  const startMs = expiresMs - 15 * MINUTE
  const lines: StoryLine[] = []
  const add = (atMs: number, level: string, service: string, message: string) =>
    lines.push({ atMs, text: `time=${iso(atMs)} level=${level} service=${service} msg=${JSON.stringify(message)}` })

  for (let atMs = startMs; atMs < endMs; atMs += 3_000 + dice(4_000)) {
    const payment = `pay_${100_000 + dice(800_000)}`
    if (atMs < expiresMs) add(atMs, 'info', 'billing', `${payment} captured in ${180 + dice(140)} ms`)
    else {
      add(
        atMs,
        'error',
        'billing',
        `${payment} failed: Post "https://payments.example.com/v1/charges": tls: failed to verify certificate: x509: certificate has expired or is not yet valid: current time ${iso(atMs)} is after ${iso(expiresMs)}`,
      )
      if (dice(2) === 0) add(atMs + 30, 'warn', 'billing', `${payment} will be tried again in 30 s`)
    }
    if (dice(2) === 0) add(atMs + 12, 'info', 'catalog', `GET /products/${dice(500)} 200 ${4 + dice(12)} ms`)
  }
  return toSampleLog('billing.log', lines)
}
