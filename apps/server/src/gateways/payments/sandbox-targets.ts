import { checkCryptoAddress } from '@keo/contract/crypto-addresses'
import type { Ids } from '@keo/service-kit/ids'

/** Where money would go; only what belongs to its kind is there. */
export type PayTarget = {
  readonly bin?: string
  readonly accountNumber?: string
  readonly contract?: string
}

const WORD = 'TEST'
/** No bank has one that begins so: numbers with a leading zero are not given to issuers. */
const TEST_BIN = /^0000[0-9]{2}$/

/** The sandbox bank's identification number of that place in its list. */
export function testBin(place: number): string {
  return String(place).padStart(6, '0')
}

export function testAccount(place: number): string {
  return `${WORD}${String(place).padStart(8, '0')}`
}

/** What stands in the message of a transfer: ASCII, as banks pass on. */
export function testNote(note: string): string {
  return `${WORD} ${note}`
}

/** Whether nobody can send money there: it says so, and no bank and no chain knows it. */
export function isTestTarget({ bin, accountNumber, contract }: PayTarget): boolean {
  const isNamed = (accountNumber ?? contract ?? '').startsWith(WORD)
  return isNamed && (bin === undefined || TEST_BIN.test(bin))
}

/** Nobody may be asked to send real money to a party that is not there, nor play money where a real one is. */
export function sandboxTakes(target: PayTarget, isProd: boolean): boolean {
  return !isProd && isTestTarget(target)
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Says TEST and is an address of no chain: wrong by its checksum on TRC20, by its very signs on ERC20. */
export function testAddress(network: string, ids: Ids): string {
  const bytes = [...ids.bytes(36)]
  if (network === 'ERC20') return `0x${WORD}${bytes.map((byte) => (byte % 16).toString(16)).join('')}`
  const signs = bytes.slice(0, 29).map((byte) => BASE58[byte % BASE58.length])
  const address = `T${WORD}${signs.join('')}`
  return checkCryptoAddress('TRC20', address).isRight ? testAddress(network, ids) : address
}
