import { LARGE_WITHDRAWAL } from '@keo/contract/withdraw'
import { fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { money, parseMoney, type Minor, type Money } from '@keo/units/money'
import { shownAmount } from './shown-amount.ts'

const dong = (whole: number): Minor => (BigInt(whole) * 100n) as Minor

export const SAMPLES_MIN = 20

/** What is decided without a person, and up to where. An operator may change it. */
export type WithdrawRules = {
  /** Above, not at: such a withdrawal is reviewed, and waits after a change of contact or for a new target. */
  readonly reviewAbove: Minor
  /** A share of the amount within bounds, once the free ones of the day are used. */
  readonly fee: { readonly perMille: number; readonly min: Minor; readonly max: Minor }
  /** By VIP level, from 0 on: what may leave in a day, and how many withdrawals of it cost nothing. */
  readonly levels: readonly { readonly dayMax: Minor; readonly free: number }[]
}

const DAY_MAX_MILLIONS = [300, 300, 500, 500, 1_000, 1_000, 2_000, 2_000, 3_000, 3_000, 5_000, 5_000] as const
const FREE_A_DAY = 3
const LEVELS_FOR_ONE_MORE_FREE = 3

/** As the product comes. */
export const FIRST_RULES: WithdrawRules = {
  reviewAbove: parseMoney(LARGE_WITHDRAWAL, 'VND')?.minor ?? (0n as Minor),
  fee: { perMille: 5, min: dong(10_000), max: dong(50_000) },
  levels: DAY_MAX_MILLIONS.map((millions, level) => ({
    dayMax: dong(millions * 1_000_000),
    free: FREE_A_DAY + Math.floor(level / LEVELS_FOR_ONE_MORE_FREE),
  })),
}

export function isLarge({ reviewAbove }: Pick<WithdrawRules, 'reviewAbove'>, amount: Minor): boolean {
  return amount > reviewAbove
}

/** Of a level; one that nobody named has what the first one has. */
export function levelRules({ levels }: Pick<WithdrawRules, 'levels'>, vipLevel: number) {
  return levels[vipLevel] ?? levels[0] ?? { dayMax: 0n as Minor, free: 0 }
}

/** Part of the amount: a share within bounds, rounded down to a whole dong. */
export function feeOf({ fee }: Pick<WithdrawRules, 'fee'>, amount: Minor, freeLeft: number): Minor {
  if (freeLeft > 0) return 0n as Minor
  const share = ((amount * BigInt(fee.perMille)) / 1000n / 100n) * 100n
  const bounded = share < fee.min ? fee.min : share > fee.max ? fee.max : share
  return bounded as Minor
}

const PER_MILLE_MOST = 50
const FREE_MOST = 100
const isWholeDong = (minor: bigint) => minor >= 0n && minor % 100n === 0n

/** A fee is below what is asked for, so its least is below the smallest withdrawal in dong. */
export function refuseFeeAbove({ fee }: Pick<WithdrawRules, 'fee'>, least: Minor): void {
  if (fee.min >= least)
    fail('LEAST_WITHIN_FEE', {
      min: shownAmount(money(least, 'VND')),
      fee: shownAmount(money(fee.min, 'VND')),
    })
}

/** Whether rules could be kept to by anybody: whole dong, bounds in their order, as many levels as there are. */
export function areSound({ reviewAbove, fee, levels }: WithdrawRules): boolean {
  const isFee =
    Number.isInteger(fee.perMille) &&
    fee.perMille >= 0 &&
    fee.perMille <= PER_MILLE_MOST &&
    [fee.min, fee.max].every(isWholeDong) &&
    fee.min <= fee.max
  const areLevels = levels.every(
    ({ dayMax, free }) =>
      dayMax > 0n && isWholeDong(dayMax) && Number.isInteger(free) && free >= 0 && free <= FREE_MOST,
  )
  return (
    reviewAbove > 0n &&
    isWholeDong(reviewAbove) &&
    isFee &&
    areLevels &&
    levels.length === FIRST_RULES.levels.length
  )
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

export type TurnoverOf = (
  memberId: MemberId,
  db?: Db,
) => Promise<Turnover & { readonly since: Instant | null }>
