import { BlockList, isIP } from 'node:net'

const ranges: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/**
 * Whose X-Forwarded-For counts. A private range holds proxies and, behind a proxy that appends, senders too: so it is
 * trusted as the peer of the connection alone, never for what stands before it. Addresses and public ranges may chain.
 */
export function trustProxies(trusted: readonly string[]): (address: string, hop: number) => boolean {
  const anywhere = new BlockList()
  const asPeer = new BlockList()
  for (const entry of trusted.flatMap((name) => ranges[name] ?? [name])) {
    const [net = '', prefix] = entry.split('/')
    const family = familyOf(net)
    if (family === undefined) throw new Error(`TRUSTED_PROXIES: '${entry}' is no address or range`)
    if (prefix === undefined) anywhere.addAddress(net, family)
    else (isPrivate(net) ? asPeer : anywhere).addSubnet(net, Number(prefix), family)
  }
  return (text, hop) => {
    const address = text.replace(/^::ffff:(?=\d+\.)/i, '')
    const family = familyOf(address)
    if (family === undefined) return false
    return anywhere.check(address, family) || (hop === 0 && asPeer.check(address, family))
  }
}

const familyOf = (address: string) => ({ 4: 'ipv4', 6: 'ipv6' })[isIP(address)] as 'ipv4' | 'ipv6' | undefined

const privateNets = new BlockList()
for (const range of Object.values(ranges).flat()) {
  const [net = '', prefix] = range.split('/')
  privateNets.addSubnet(net, Number(prefix), familyOf(net))
}

const isPrivate = (address: string): boolean => privateNets.check(address, familyOf(address))
