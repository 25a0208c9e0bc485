import { Activity } from 'lucide-react'
import { useSignedIn } from '../../../lib/auth/use-auth.ts'
import { HowToSend } from '../../../ui/how-to-send.tsx'

const body = (atSeconds: string) =>
  `{"resourceSpans":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"hello"}}]},"scopeSpans":[{"spans":[{"traceId":"'$(openssl rand -hex 16)'","spanId":"'$(openssl rand -hex 8)'","name":"GET /","startTimeUnixNano":"${atSeconds}000000000","endTimeUnixNano":"${atSeconds}042000000"}]}]}]}`

export function NoSpans() {
  const { customer } = useSignedIn()
  const endpoint = `${location.origin}/api/v1/otlp/v1/traces`
  const command = [
    `curl -sS ${endpoint}`,
    `-H 'x-api-key: ${customer.api_key}'`,
    `-H 'content-type: application/json'`,
    `-d '${body("'$(date +%s)'")}'`,
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
