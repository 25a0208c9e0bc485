import { Agent, request } from 'node:http'
import { gzipSync } from 'node:zlib'
import { Ledger } from '@holdfast/contracts/logs'
import type { Account } from '../open-account.ts'

export const RECORDS_PER_REQUEST = 500
const services = ['orders', 'billing', 'search', 'catalog', 'mailer']
/** One request in so many reports a failure, so that correlation has its work too. */
const FAULT_EVERY = 200

const attribute = (key: string, value: string) => ({ key, value: { stringValue: value } })

function requestBody(counter: number): Buffer {
  const nowNanos = BigInt(Date.now()) * 1_000_000n
  const isFault = counter % FAULT_EVERY === FAULT_EVERY - 1
  const logRecords = Array.from({ length: RECORDS_PER_REQUEST }, (_, index) => ({
    timeUnixNano: String(nowNanos + BigInt(index)),
    severityText: isFault && index % 10 === 0 ? 'ERROR' : 'INFO',
    body: {
      stringValue:
        isFault && index % 10 === 0
          ? 'could not extend file "base/1/16": No space left on device'
          : `request ${counter * RECORDS_PER_REQUEST + index} served in ${index % 80} ms for user u${index % 900}`,
    },
  }))
  const service = services[counter % services.length] ?? ''
  const resource = { attributes: [attribute('service.name', service), attribute('agent.fingerprint', 'soak')] }
  return gzipSync(JSON.stringify({ resourceLogs: [{ resource, scopeLogs: [{ logRecords }] }] }), { level: 1 })
}

export interface Load {
  /** Sends one request; true when it was acknowledged. */
  send(): Promise<boolean>
  /** Records stored, and of them those that wait for their analysis. */
  readLedger(): Promise<{ stored: number; waiting: number; failed: number }>
}

/** In turn over as many connections as ever: the server's handles are the server's, not its sender's. */
function createSender(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' })
  return async (apiKey: string, body: Buffer): Promise<number> => {
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    const headers = {
      'x-api-key': apiKey,
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      'content-length': body.length,
    }
    const outgoing = request(`${url}/api/v1/otlp/v1/logs`, { method: 'POST', agent, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    outgoing.on('error', reject)
    outgoing.end(body)
    return promise
  }
}

export function createLoad(url: string, accounts: readonly Account[], connections: number): Load {
  const send = createSender(url, connections)
  let sent = 0
  return {
    async send() {
      const account = accounts[sent % accounts.length]
      const status = await send(account?.apiKey ?? '', requestBody(sent++))
      const isTaken = status >= 200 && status < 300
      if (!isTaken && status !== 429 && status !== 503) throw new Error(`ingest answered ${status}`)
      return isTaken
    },
    async readLedger() {
      const sums = { stored: 0, waiting: 0, failed: 0 }
      for (const { token } of accounts) {
        const answer = await fetch(`${url}/api/v1/logs/ledger`, { headers: { authorization: `Bearer ${token}` } })
        const { totals } = Ledger.parse(await answer.json())
        sums.stored += totals.stored
        sums.waiting += totals.waiting
        sums.failed += totals.failed
      }
      return sums
    },
  }
}
