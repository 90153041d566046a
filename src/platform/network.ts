import { isIP } from 'node:net'

declare const network: unique symbol

/** The network that a limit counts by. Only `networkOf` makes one, so a bare address cannot be a limit's key. */
export type Network = string & { readonly [network]: true }

/**
 * How many leading bits name a network, in IPv4 and in IPv6. One subscriber has a whole /64 for itself; a household or
 * an office shares what is `near`; a phone on mobile data changes its address several times a day within its
 * `operator`’s.
 */
const WIDTHS = { subscriber: [32, 64], near: [24, 48], operator: [16, 32] } as const

/**
 * Returns the network of an IP address, the same for every spelling of it. An IPv4 address written in IPv6
 * (`::ffff:192.0.2.7`) is that IPv4 address.
 */
export function networkOf(ip: string, width: keyof typeof WIDTHS = 'subscriber'): Network {
  const [four, six] = WIDTHS[width]
  const groups = groupsOf(ip)
  const mapped = groups && ipv4Of(groups)
  if (mapped) return mapped.slice(0, four / 8).join('.') as Network
  if (groups) return groups.slice(0, six / 16).join(':') as Network
  return ip
    .split('.')
    .slice(0, four / 8)
    .join('.') as Network
}

/** The eight groups of an IPv6 address in lower case without leading zeros; null for anything else. */
function groupsOf(ip: string): string[] | null {
  const [bare = ''] = ip.split('%')
  if (isIP(bare) !== 6) return null
  // The address in a URL is written in the one way of RFC 5952.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean))
  const before = first ?? []
  const behind = last ?? []
  return [...before, ...Array<string>(8 - before.length - behind.length).fill('0'), ...behind]
}

/** The four bytes of an IPv4 address that stands in an IPv6 address (RFC 4291, 2.5.5.2). */
function ipv4Of(groups: string[]): number[] | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null
  return groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 255]
  })
}
