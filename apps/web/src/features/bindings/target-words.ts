import type { Ewallet } from '@keo/contract/banks'
import type { ArtGround } from '@keo/ui/drawings/art-grounds'
import type { PayoutTarget } from './binding-queries.ts'

/** Product names are the same in every language. */
export const EWALLET_NAMES: Record<Ewallet, string> = {
  TOHE: 'Ví Tò He',
  CANHDIEU: 'Ví Cánh Diều',
  DOMDOM: 'Ví Đom Đóm',
}

export function targetName(target: PayoutTarget): string {
  if ('bankName' in target) return target.bankName
  return placeName(target.network)
}

/** An e-wallet or a network, as people call it. */
export function placeName(place: string): string {
  if (place in EWALLET_NAMES) return EWALLET_NAMES[place as Ewallet]
  return place === 'TRC20' || place === 'ERC20' ? `USDT ${place}` : place
}

export function targetGround(target: PayoutTarget): ArtGround {
  if ('bankName' in target) return 'bank'
  return target.currency === 'USDT' ? 'jade' : 'lotus'
}
