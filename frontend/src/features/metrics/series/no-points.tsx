import { ChartLine } from 'lucide-react'
import { useSignedIn } from '../../../lib/auth/use-auth.ts'
import { HowToSend } from '../../../ui/how-to-send.tsx'

const BODY = `{"resourceMetrics":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"hello"}}]},"scopeMetrics":[{"metrics":[{"name":"hello.temperature","unit":"Cel","gauge":{"dataPoints":[{"timeUnixNano":"'$(date +%s)'000000000","asDouble":21.5}]}}]}]}]}`

export function NoPoints() {
  const { customer } = useSignedIn()
  const endpoint = `${location.origin}/api/v1/otlp/v1/metrics`
  const command = [
    `curl -sS ${endpoint}`,
    `-H 'x-api-key: ${customer.api_key}'`,
    `-H 'content-type: application/json'`,
    `-d '${BODY}'`,
  ].join(' \\\n  ')
  return (
    <HowToSend
      icon={<ChartLine size={22} aria-hidden />}
      title="No metrics yet"
      text="Send OpenTelemetry metrics to see them beside your incidents. They appear within a minute."
      endpoint={endpoint}
      command={command}
    />
  )
}
