import { AppError, fail } from '@keo/contract/errors'
import {
  isCardNumber,
  type Bank,
  type bindBankCard,
  type bindWallet,
  type Ewallet,
  EWALLETS,
} from '@keo/contract/banks'
import { checkCryptoAddress, maskCryptoAddress, type CryptoNetwork } from '@keo/contract/crypto-addresses'
import type { ParsedRequestOf } from '@keo/contract/define-call'
import { maskPhone } from '@keo/contract/masks'
import { readMobile } from '../codes/index.ts'
import type { TargetKind } from './binding-store.ts'

/** A number that passed every check of its kind, in the one form it is recognised by. */
export type ReadNumber = {
  readonly kind: TargetKind
  readonly place: string
  readonly number: string
  /** What must be unique. */
  readonly unique: string
  readonly shown: string
}

type CardRequest = Pick<ParsedRequestOf<typeof bindBankCard>, 'bankCode' | 'cardNumber'>
type WalletRequest = Pick<ParsedRequestOf<typeof bindWallet>, 'currency' | 'network' | 'walletAddress'>

export function readCard(
  { bankCode, cardNumber }: CardRequest,
  { country }: Pick<Bank, 'country'>,
): ReadNumber {
  if (!isCardNumber(cardNumber, country)) return refuse('cardNumber')
  return {
    kind: 'bank',
    place: bankCode,
    number: cardNumber,
    unique: `${bankCode} ${cardNumber}`,
    shown: `•••• ${cardNumber.slice(-4)}`,
  }
}

export function readWallet({ currency, network, walletAddress }: WalletRequest): ReadNumber {
  if ((currency === 'EWALLET') !== isEwallet(network)) {
    throw new AppError('INVALID_INPUT', {}, { network: 'field.invalid' })
  }
  return isEwallet(network) ? readEwallet(network, walletAddress) : readCrypto(network, walletAddress)
}

function readCrypto(network: CryptoNetwork, typed: string): ReadNumber {
  const verdict = checkCryptoAddress(network, typed)
  if (!verdict.isRight) {
    return fail(verdict.cause === 'otherNetwork' ? 'CRYPTO_WRONG_NETWORK' : 'CRYPTO_ADDRESS_WRONG')
  }
  const { address } = verdict
  // Case is only a checksum on ERC20; on TRC20 it is part of the address.
  const unique = network === 'ERC20' ? address.toLowerCase() : address
  return { kind: 'crypto', place: network, number: address, unique, shown: maskCryptoAddress(address) }
}

/** An e-wallet is known by the Vietnamese mobile number it belongs to. */
function readEwallet(network: Ewallet, typed: string): ReadNumber {
  const { mobile } = readMobile('84', typed, { area: 'network', mobile: 'walletAddress' })
  return {
    kind: 'ewallet',
    place: network,
    number: mobile,
    unique: `${network} ${mobile}`,
    shown: maskPhone(`0${mobile}`),
  }
}

function isEwallet(network: string): network is Ewallet {
  return (EWALLETS as readonly string[]).includes(network)
}

function refuse(field: 'cardNumber'): never {
  throw new AppError('INVALID_INPUT', {}, { [field]: 'field.cardNumber' })
}
