import { expect, test } from 'vitest'
import { bitsOf, describeSubnet, formatAddress, parseAddress } from './subnet.ts'

const subnet = (text: string) => {
  const { address, prefix } = parseAddress(text) as { address: number; prefix: number }
  const { network, last, mask, firstHost, lastHost, hosts } = describeSubnet(address, prefix)
  return [...[network, last, mask, firstHost, lastHost].map(formatAddress), hosts]
}

test('the worked example of the note comes out', () => {
  const expected = ['172.20.80.0', '172.20.95.255', '255.255.240.0', '172.20.80.1', '172.20.95.254', 4094]
  expect(subnet('172.20.93.200/20')).toEqual(expected)
})

test('a link of two ends has neither a network name nor a broadcast address (RFC 3021)', () => {
  const expected = ['192.0.2.8', '192.0.2.9', '255.255.255.254', '192.0.2.8', '192.0.2.9', 2]
  expect(subnet('192.0.2.9/31')).toEqual(expected)
  expect(subnet('192.0.2.9/32').at(-1)).toBe(1)
})

test('the whole address space is one block', () => {
  const expected = ['0.0.0.0', '255.255.255.255', '0.0.0.0', '0.0.0.1', '255.255.255.254', 2 ** 32 - 2]
  expect(subnet('255.255.255.255/0')).toEqual(expected)
})

test.each([
  ['172.15.255.255', 'public'],
  ['172.16.0.0', 'private (RFC 1918)'],
  ['172.31.255.255', 'private (RFC 1918)'],
  ['172.32.0.0', 'public'],
  ['100.127.255.255', 'between a provider and its customers (RFC 6598)'],
  ['198.19.255.255', 'measuring devices (RFC 2544)'],
  ['239.255.255.255', 'multicast (RFC 5771)'],
  ['0.0.0.0', 'what a machine without an address calls itself (RFC 1122)'],
  ['0.255.255.255', 'this network, and not to be sent to (RFC 1122)'],
  ['192.0.0.8', 'for protocols of the IETF (RFC 6890)'],
  ['255.255.255.254', 'reserved (RFC 1112)'],
  ['255.255.255.255', 'all machines of the link (RFC 919)'],
])('%s is %s', (text, purpose) => {
  const { address } = parseAddress(text) as { address: number }
  expect(describeSubnet(address, 24).purpose).toBe(purpose)
})

test.each(['', '10.0.0', '10.0.0.256', '10.0.0.0/33', '10.0.0.0/-1', 'a.b.c.d'])(
  'what is no address is answered with words: "%s"',
  (text) => {
    expect(typeof parseAddress(text)).toBe('string')
  },
)

test('spaces around an address do not matter, and a prefix may be missing', () => {
  expect(parseAddress(' 10.0.0.1 / 8 ')).toEqual({ address: 10 * 2 ** 24 + 1, prefix: 8 })
  expect(parseAddress('0.0.0.7')).toEqual({ address: 7, prefix: undefined })
})

test('bits are written in four groups of eight', () => {
  expect(bitsOf(172 * 2 ** 24 + 93 * 256)).toEqual(['10101100', '00000000', '01011101', '00000000'])
})
