import { LARGE_WITHDRAWAL, type WithdrawChannel } from '@keo/contract/withdraw'
import type { MemberId } from '@keo/contract/ids'
import type { Db } from '@keo/service-kit/db/database'
import { minutes, seconds } from '@keo/units/instants'
import { money, parseMoney, type Minor, type Money } from '@keo/units/money'

const dong = (whole: number): Minor => (BigInt(whole) * 100n) as Minor
const usdt = (whole: number): Minor => (BigInt(whole) * 1_000_000n) as Minor

type ChannelRule = { readonly min: Money; readonly max: Money }

/** Of one order, in what is received, both inclusive. */
export const CHANNEL_RULES: Readonly<Record<WithdrawChannel, ChannelRule>> = {
  bank: { min: money(dong(200_000), 'VND'), max: money(dong(300_000_000), 'VND') },
  ewallet: { min: money(dong(50_000), 'VND'), max: money(dong(20_000_000), 'VND') },
  c2c: { min: money(dong(200_000), 'VND'), max: money(dong(100_000_000), 'VND') },
  usdt: { min: money(usdt(20), 'USDT'), max: money(usdt(20_000), 'USDT') },
}

/** What each channel states of itself until enough orders were measured. */
export function statedMs(channel: WithdrawChannel, isReviewed: boolean): { from: number; to: number } {
  if (isReviewed) return { from: minutes(2), to: minutes(10) }
  return channel === 'c2c' ? { from: minutes(1), to: minutes(5) } : { from: seconds(30), to: seconds(120) }
}
export const SAMPLES_MIN = 20

const LARGE = parseMoney(LARGE_WITHDRAWAL, 'VND')?.minor ?? 0n

/** Above, not at: such a withdrawal is reviewed, and waits after a change of contact or for a new target. */
export function isLarge(amount: Minor): boolean {
  return amount > LARGE
}

const DAY_MAX_MILLIONS = [300, 300, 500, 500, 1_000, 1_000, 2_000, 2_000, 3_000, 3_000, 5_000, 5_000] as const
const FREE_A_DAY = 3
const LEVELS_FOR_ONE_MORE_FREE = 3

export function dayMaxOf(vipLevel: number): Minor {
  return dong((DAY_MAX_MILLIONS[vipLevel] ?? DAY_MAX_MILLIONS[0]) * 1_000_000)
}

/** Withdrawals of a day that cost nothing. */
export function freeOf(vipLevel: number): number {
  return FREE_A_DAY + Math.floor(vipLevel / LEVELS_FOR_ONE_MORE_FREE)
}

export const FEE = { perMille: 5, min: dong(10_000), max: dong(50_000) } as const

/** Part of the amount. Half a percent, within bounds, rounded down to a whole dong. */
export function feeOf(amount: Minor, freeLeft: number): Minor {
  if (freeLeft > 0) return 0n as Minor
  const share = ((amount * BigInt(FEE.perMille)) / 1000n / 100n) * 100n
  const bounded = share < FEE.min ? FEE.min : share > FEE.max ? FEE.max : share
  return bounded as Minor
}

/** What dong are in USDT at a rate (minor dong for one USDT), rounded down. */
export function toUsdt(amount: Minor, rate: bigint): Money {
  return money((amount * 1_000_000n) / rate, 'USDT')
}

export type Turnover = { readonly required: Minor; readonly done: Minor }

/** What is still to be bet. */
export function missingTurnover({ required, done }: Turnover): Minor {
  return (required > done ? required - done : 0n) as Minor
}

/** A gift locks as much as is still to be bet; the rest was never bound to it. */
export function withdrawableOf(available: bigint, turnover: Turnover): Minor {
  const missing = missingTurnover(turnover)
  return (available > missing ? available - missing : 0n) as Minor
}

export type TurnoverOf = (memberId: MemberId, db?: Db) => Promise<Turnover>
