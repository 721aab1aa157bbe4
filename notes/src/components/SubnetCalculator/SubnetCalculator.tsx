import { useState } from 'react'
import { Controls, Field, Slider } from '../Exhibit/Controls.tsx'
import { Exhibit, Outcome, Rows } from '../Exhibit/Exhibit.tsx'
import styles from './SubnetCalculator.module.css'
import { bitsOf, describeSubnet, formatAddress, parseAddress, type Subnet } from './subnet.ts'

/** Shows which bits of an address a prefix fixes, and what follows from it. */
export function SubnetCalculator({ start = '172.20.93.200/20' }: { start?: string }) {
  const [text, setText] = useState(start)
  const [prefix, setPrefix] = useState(() => read(start).prefix ?? 24)
  const [address, setAddress] = useState(() => read(start).address ?? 0)
  const { problem } = read(text)
  const type = (typed: string) => {
    const given = read(typed)
    setText(typed)
    setAddress(given.address ?? address)
    setPrefix(given.prefix ?? prefix)
  }
  const move = (bits: number) => {
    setText(`${formatAddress(address)}/${bits}`)
    setPrefix(bits)
  }
  const subnet = describeSubnet(address, prefix)
  return (
    <Exhibit title="Subnet calculator">
      <Controls>
        <Field label="Address" value={text} problem={problem} onChange={type} />
        <Slider label="Prefix" shown={`/${prefix}`} value={prefix} min={0} max={32} onChange={move} />
      </Controls>
      <Bits subnet={subnet} />
      <Outcome>
        {formatAddress(address)} is in {formatAddress(subnet.network)}/{prefix}, which has{' '}
        {format(subnet.hosts)} {subnet.hosts === 1 ? 'address for a host' : 'addresses for hosts'}. The
        address itself is {subnet.purpose}.
      </Outcome>
      <Rows
        caption="The subnet"
        head={['Part', 'Address', `Byte ${lastByteOf(subnet) + 1} in bits`]}
        rows={rowsOf(subnet)}
      />
    </Exhibit>
  )
}

/** The bits of the address: those that the prefix fixes are filled, those for hosts are not. */
function Bits({ subnet: { address, prefix } }: { subnet: Subnet }) {
  const label = `The first ${prefix} of 32 bits name the network, the other ${32 - prefix} the host.`
  return (
    <div className={styles.bits} role="img" aria-label={label}>
      {bitsOf(address).map((byte, group) => (
        <span key={group}>
          {[...byte].map((bit, index) => (
            <b key={index} className={group * 8 + index < prefix ? styles.network : styles.host}>
              {bit}
            </b>
          ))}
        </span>
      ))}
    </div>
  )
}

/** The byte in which the prefix ends: what differs within the subnet begins there. */
const lastByteOf = ({ prefix }: Subnet) => Math.min(3, Math.floor(prefix / 8))

function rowsOf(subnet: Subnet): string[][] {
  const { mask, network, firstHost, lastHost, last, prefix } = subnet
  const row = (name: string, address: number) => [
    name,
    formatAddress(address),
    bitsOf(address)[lastByteOf(subnet)]!,
  ]
  const next = last + 1 < 2 ** 32 ? [row('Next network', last + 1)] : []
  return [
    row('Mask', mask),
    row('Wildcard', 2 ** 32 - 1 - mask),
    row('Network', network),
    row('First host', firstHost),
    row('Last host', lastHost),
    ...(prefix < 31 ? [row('Broadcast', last)] : []),
    ...next,
  ]
}

function read(text: string): { address?: number; prefix?: number; problem?: string } {
  const found = parseAddress(text)
  return typeof found === 'string' ? { problem: found } : found
}

const format = (count: number) => count.toLocaleString('en')
