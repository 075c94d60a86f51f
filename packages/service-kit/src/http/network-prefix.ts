import { isIPv4 } from 'node:net'

const IPV6_GROUPS = 8
/** A /48 is what one site is given; below it an owner may hop at will. */
const IPV6_KEPT = 3

/** The network an address belongs to: /24 of IPv4, /48 of IPv6. Known places and limits go by it, not by one machine. */
export function networkPrefix(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  return `${fullGroups(plain).slice(0, IPV6_KEPT).join(':')}::/48`
}

function fullGroups(address: string): string[] {
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const front = head === '' ? [] : head.split(':')
  const back = tail === '' ? [] : tail.split(':')
  const missing = Math.max(0, IPV6_GROUPS - front.length - back.length)
  return [...front, ...Array<string>(missing).fill('0'), ...back].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  )
}
