import { isIP } from 'node:net'
import { addressList } from '@keo/service-kit/http/forwarding'

/** Of this machine, of private networks, and those that no host on the internet has. */
const CLOSED_NETWORKS = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
]
const isClosed = addressList(CLOSED_NETWORKS)
const ADDRESS_LENGTH_MAX = 1_000

/** Whether a name may lead there; asked of what the name resolves to, at the moment of connecting. */
export const isOpenAddress = (address: string): boolean => isIP(address) !== 0 && !isClosed(address)

/**
 * Whether somebody's push service may be at this address: https, by a name and on the usual port, so that no member can
 * make us knock at doors of our own network. The one exception is the service that the settings name.
 */
export function isPushAddress(endpoint: string, localOrigin: string | null): boolean {
  if (endpoint.length > ADDRESS_LENGTH_MAX || !URL.canParse(endpoint)) return false
  const { origin, protocol, hostname, port, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (origin === localOrigin) return true
  const isName = isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 && /^[\w-]+(\.[\w-]+)+$/.test(hostname)
  return protocol === 'https:' && port === '' && isName && !/\.(localhost|local|internal)$/.test(hostname)
}
