import { BlockList, isIP } from 'node:net'

const LOCAL_RANGES: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 127, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
]

const locals = new BlockList()
for (const [net, prefix, family] of LOCAL_RANGES) locals.addSubnet(net, prefix, family)

/** Addresses that name no machine on the public net. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && locals.check(address, family === 4 ? 'ipv4' : 'ipv6')
}
