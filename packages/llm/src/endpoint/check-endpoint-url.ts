import { isIP } from 'node:net'
import { type AllowedHosts, isAllowedHost } from './allowed-hosts.ts'
import { isPublicAddress } from './is-public-address.ts'

/** What is wrong with the address that a company wants to use, or null. Names are looked up when they are used. */
export function checkEndpointUrl(text: string, allowed: AllowedHosts): string | null {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return 'The address must begin with https://.'
  if (url.username || url.password) return 'The address must not hold a user or password; the key has its own field.'
  if (url.search || url.hash) return 'The address must end before any ? or #.'
  if (isAllowedHost(url, allowed)) return null
  if (url.protocol !== 'https:') return 'The address must begin with https://.'
  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  const isClosed = isIP(host) === 0 ? /(^|\.)localhost\.?$/.test(host) : !isPublicAddress(host)
  return isClosed ? 'This address is private. Only the operator of this installation can allow it.' : null
}
