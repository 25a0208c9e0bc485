import { BlockList, isIP } from 'node:net'

/** Private, local, reserved and carrier ranges, where metadata services and neighbors live. */
const CLOSED_IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
/** Of the global unicast range, what carries an IPv4 address inside or leads nowhere. */
const CLOSED_IPV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const closed4 = new BlockList()
for (const [net, prefix] of CLOSED_IPV4) closed4.addSubnet(net, prefix, 'ipv4')
const closed6 = new BlockList()
for (const [net, prefix] of CLOSED_IPV6) closed6.addSubnet(net, prefix, 'ipv6')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** Whether a stranger may have us connect there. Whatever is not known to be public is not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !closed4.check(address, 'ipv4')
  return family === 6 && global6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
}
