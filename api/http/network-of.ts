import { isIPv6 } from 'node:net'

/**
 * The network that limits count as one visitor: an IPv4 address, or the first half of an IPv6 one, because
 * every customer of a provider has a whole half to choose from.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [front = '', back] = address.toLowerCase().replace(/%.*/, '').split('::')
  const before = front === '' ? [] : front.split(':')
  const after = back ? back.split(':') : []
  const left = back === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: left }, () => '0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
