/** An IPv4 subnet; addresses are numbers of 32 bits. */
export interface Subnet {
  address: number
  prefix: number
  mask: number
  network: number
  /** The last address, which is for broadcasts where there are hosts beside it. */
  last: number
  firstHost: number
  lastHost: number
  hosts: number
  /** What the block that the address is in is for, and the RFC that says so: the subnet may reach beyond it. */
  purpose: string
}

/** Reads "10.20.3.77" with or without a prefix length. Returns why it cannot, in words. */
export function parseAddress(text: string): { address: number; prefix?: number } | string {
  const found = /^\s*(\d+)\.(\d+)\.(\d+)\.(\d+)(?:\s*\/\s*(\d+))?\s*$/.exec(text)
  if (!found) return 'Four numbers with points between them, such as 172.20.93.200 or 172.20.93.200/20.'
  const [bytes, prefix] = [found.slice(1, 5).map(Number), found[5]]
  if (bytes.some((byte) => byte > 255)) return 'No part of an address is above 255.'
  if (Number(prefix ?? 0) > 32) return 'A prefix has at most 32 bits.'
  const address = bytes.reduce((number, byte) => number * 256 + byte, 0)
  return { address, prefix: prefix === undefined ? undefined : Number(prefix) }
}

/** Describes the subnet of an address. /31 and /32 give all of their addresses to hosts (RFC 3021). */
export function describeSubnet(address: number, prefix: number): Subnet {
  const size = 2 ** (32 - prefix)
  const network = Math.floor(address / size) * size
  const last = network + size - 1
  const hasBroadcast = prefix < 31
  return {
    address,
    prefix,
    mask: 2 ** 32 - size,
    network,
    last,
    firstHost: hasBroadcast ? network + 1 : network,
    lastHost: hasBroadcast ? last - 1 : last,
    hosts: hasBroadcast ? size - 2 : size,
    purpose: purposeOf(address),
  }
}

/** The first block that holds an address says what it is for. */
const purposes: [block: string, purpose: string][] = [
  ['0.0.0.0/32', 'what a machine without an address calls itself (RFC 1122)'],
  ['0.0.0.0/8', 'this network, and not to be sent to (RFC 1122)'],
  ['10.0.0.0/8', 'private (RFC 1918)'],
  ['172.16.0.0/12', 'private (RFC 1918)'],
  ['192.168.0.0/16', 'private (RFC 1918)'],
  ['100.64.0.0/10', 'between a provider and its customers (RFC 6598)'],
  ['127.0.0.0/8', 'the machine itself (RFC 1122)'],
  ['169.254.0.0/16', 'one link, chosen without a server (RFC 3927)'],
  ['192.0.0.0/24', 'for protocols of the IETF (RFC 6890)'],
  ['192.0.2.0/24', 'examples in documents (RFC 5737)'],
  ['198.51.100.0/24', 'examples in documents (RFC 5737)'],
  ['203.0.113.0/24', 'examples in documents (RFC 5737)'],
  ['198.18.0.0/15', 'measuring devices (RFC 2544)'],
  ['224.0.0.0/4', 'multicast (RFC 5771)'],
  ['255.255.255.255/32', 'all machines of the link (RFC 919)'],
  ['240.0.0.0/4', 'reserved (RFC 1112)'],
]

function purposeOf(address: number): string {
  const found = purposes.find(([block]) => {
    const { address: start, prefix } = parseAddress(block) as { address: number; prefix: number }
    return address >= start && address < start + 2 ** (32 - prefix)
  })
  return found?.[1] ?? 'public'
}

/** Writes an address with points: 10.20.3.77. */
export function formatAddress(address: number): string {
  return bytesOf(address).join('.')
}

/** Writes an address as four groups of eight bits. */
export function bitsOf(address: number): string[] {
  return bytesOf(address).map((byte) => byte.toString(2).padStart(8, '0'))
}

const bytesOf = (address: number) => [24, 16, 8, 0].map((shift) => Math.floor(address / 2 ** shift) % 256)
