import {
  CHANNEL_KINDS,
  createC2cOrder,
  createDepositOrder,
  createUsdtOrder,
  type ChannelKind,
} from '@keo/contract/deposit'

/** The call that makes an order of each kind of channel. */
const ORDER_CALLS = {
  bank: createDepositOrder,
  gateway: createDepositOrder,
  ewallet: createDepositOrder,
  crypto: createUsdtOrder,
  c2c: createC2cOrder,
} as const satisfies Readonly<Record<ChannelKind, unknown>>

type OrderCall = (typeof ORDER_CALLS)[ChannelKind]

/** The kinds of channel whose orders a call makes. */
export function kindsOfOrderCall(call: OrderCall): ChannelKind[] {
  return CHANNEL_KINDS.filter((kind) => ORDER_CALLS[kind] === call)
}
