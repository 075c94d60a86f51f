import type { ChannelKind } from '@keo/contract/deposit'
import type { WithdrawChannel } from '@keo/contract/withdraw'
import type { Language } from '../platform/look.ts'

/** Ways of money in and out, in the words of the staff. */
const KINDS: Readonly<Record<ChannelKind | WithdrawChannel, readonly [vi: string, en: string]>> = {
  bank: ['Ngân hàng', 'Bank'],
  usdt: ['USDT', 'USDT'],
  crypto: ['USDT trên chuỗi', 'USDT on a chain'],
  gateway: ['Cổng ngân hàng', 'Bank gateway'],
  ewallet: ['Ví điện tử', 'E-wallet'],
  c2c: ['C2C', 'C2C'],
}

const isKind = (kind: string): kind is keyof typeof KINDS => Object.hasOwn(KINDS, kind)

/** A kind that has no words yet is shown as the books call it. */
export const channelKind = (kind: string, language: Language): string =>
  isKind(kind) ? KINDS[kind][language === 'vi' ? 0 : 1] : kind
