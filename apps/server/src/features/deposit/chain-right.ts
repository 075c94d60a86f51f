import type { PaymentNews } from '@keo/contract/deposit-parties'
import type { Target } from './deposit-tables.ts'

type Chain = PaymentNews['chain']

/** On a chain anybody can make a token of the same name: only the exact contract counts. */
export function isTokenRight(target: Target, chain: Chain): boolean {
  if (!target.network) return chain === null
  return chain?.network === target.network && chain.contract === target.contract
}

/** A block may still be replaced until enough others stand on it. */
export function isDeepEnough(target: Target, chain: Chain): boolean {
  return (chain?.confirmations ?? 0) >= (target.confirmations ?? 0)
}
