import type { PlainMessageKey } from '@keo/messages/keys'
import type { Volatility } from './lobby-filter.ts'

export const VOLATILITY_TEXTS = {
  low: 'lobby.volatility.low',
  medium: 'lobby.volatility.medium',
  high: 'lobby.volatility.high',
} as const satisfies Record<Volatility, PlainMessageKey>
