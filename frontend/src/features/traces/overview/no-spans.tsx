import { Activity } from 'lucide-react'
import { useState } from 'react'
import { useSignedIn } from '../../../lib/auth/use-auth.ts'
import { HowToSend } from '../../../ui/how-to-send.tsx'

const hexOf = (byteCount: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(byteCount)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The shell fills in the second. */
const NOW = `'$(date +%s)'`

const bodyOf = (traceId: string, spanId: string): string =>
  `{"resourceSpans":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"hello"}}]},"scopeSpans":[{"spans":[{"traceId":"${traceId}","spanId":"${spanId}","name":"GET /","startTimeUnixNano":"${NOW}000000000","endTimeUnixNano":"${NOW}042000000"}]}]}]}`

export function NoSpans() {
  const { customer } = useSignedIn()
  const [body] = useState(() => bodyOf(hexOf(16), hexOf(8)))
  const endpoint = `${location.origin}/api/v1/otlp/v1/traces`
  const command = [
    `curl -sS ${endpoint}`,
    `-H 'x-api-key: ${customer.api_key}'`,
    `-H 'content-type: application/json'`,
    `-d '${body}'`,
  ].join(' \\\n  ')
  return (
    <HowToSend
      icon={<Activity size={22} aria-hidden />}
      title="No spans yet"
      text="Send OpenTelemetry traces to see who calls whom, how fast, and what fails. They appear within a minute."
      endpoint={endpoint}
      command={command}
    />
  )
}
