import { lookup as lookUpName } from 'node:dns/promises'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { AddressNotAllowed } from '../client/address-not-allowed.ts'
import { type AllowedHosts, isAllowedHost } from './allowed-hosts.ts'
import { isPublicAddress } from './is-public-address.ts'

interface Address {
  readonly address: string
  readonly family: number
}

export type Resolve = (name: string) => Promise<readonly Address[]>

const resolveName: Resolve = (name) => lookUpName(name, { all: true })

/**
 * A `fetch` for addresses that a company chose. A name is resolved and checked for each connection, which goes to the
 * checked address: what the name says a moment later does not matter. Redirects and proxies are not followed.
 */
export function createPinnedFetch(allowed: AllowedHosts, resolve: Resolve = resolveName): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const host = url.hostname.replaceAll(/^\[|\]$/g, '')
    const family = isIP(host)
    const addresses = family === 0 ? await untilAborted(resolve(host), init.signal) : [{ address: host, family }]
    const isSafe = isAllowedHost(url, allowed) || addresses.every(({ address }) => isPublicAddress(address))
    const [first] = addresses
    if (!first || !isSafe) throw new AddressNotAllowed(host)
    const lookup: LookupFunction = (_name, { all }, callback) => {
      if (all) callback(null, [...addresses])
      else callback(null, first.address, first.family)
    }
    const response = await send(url, init, lookup)
    const status = response.statusCode ?? 0
    if (status < 200) throw new Error(`The endpoint answered with status ${status}`)
    const body = [204, 205, 304].includes(status) ? null : (Readable.toWeb(response) as ReadableStream<Uint8Array>)
    return new Response(body, { status, headers: headersOf(response) })
  }
}

/** A name server may be slow too. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return work
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([work, aborted])
}

function send(url: URL, { method, headers, body, signal }: RequestInit, lookup: LookupFunction) {
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(url, {
      method: method ?? 'GET',
      headers: { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' },
      agent: false,
      lookup,
      ...(signal ? { signal } : {}),
    })
    sent.once('response', resolve)
    sent.once('error', reject)
    sent.end(typeof body === 'string' ? body : undefined)
  })
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers()
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '')
  }
  return headers
}
