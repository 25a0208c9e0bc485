import { get } from 'node:http'

// For images without curl: exits 0 when the address answers with 2xx within the limit.
const LIMIT_MS = 4_000
const request = get(process.argv[2] ?? '', { timeout: LIMIT_MS }, (response) => {
  const status = response.statusCode ?? 0
  process.exit(status >= 200 && status < 300 ? 0 : 1)
})
request.on('timeout', () => process.exit(1))
request.on('error', () => process.exit(1))
