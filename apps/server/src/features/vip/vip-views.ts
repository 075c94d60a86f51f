import { HEAD_START_MINUTES } from '@keo/contract/reviews'
import { VIP_LEVEL_MAX, type MyVip, type VipLevels } from '@keo/contract/vip'
import { days, type Instant, serverTimeText } from '@keo/units/instants'
import { type Minor, money, moneyText } from '@keo/units/money'
import { levelOf, LEVELS, PRIVILEGE_LEVELS } from './levels.ts'
import type { Look } from './vip-look.ts'
import { monthOf, weekOf } from './vip-periods.ts'
import { rebateOf } from './vip-rules.ts'

/** Name and birthday stand from an identity check on; a gift waits so long after it. */
export const WAIT_AFTER_CHECK_MS = days(30)

const dongText = (minor: bigint): string => moneyText(money(minor, 'VND'))
const missing = (required: bigint, done: bigint): string => dongText(required > done ? required - done : 0n)

/** What withdrawals know of a level. */
export type WithdrawalsOf = (level: number) => { readonly free: number; readonly dayMax: Minor }

export function levelViews(withdrawalsOf: WithdrawalsOf, isOffered: boolean): VipLevels {
  const levels = LEVELS.map(({ level, name, rebateBp, ...sums }) => ({
    level,
    name,
    rebateBp,
    deposits: dongText(sums.deposits),
    turnover: dongText(sums.turnover),
    keep: dongText(sums.keep),
    gift: dongText(sums.gift),
    birthday: dongText(sums.birthday),
    salary: dongText(sums.salary),
    freeWithdrawals: withdrawalsOf(level).free,
    withdrawDayMax: dongText(withdrawalsOf(level).dayMax),
  }))
  return {
    levels: isOffered ? levels : [],
    privileges: PRIVILEGE_LEVELS,
    headStartMinutes: HEAD_START_MINUTES,
  }
}

/** The level may always be known; what would invite to play is told only where offers are open. */
export function myVipView(look: Look, now: Instant): MyVip {
  const { member, figures, isOffered } = look
  const { level, name } = levelOf(member.level)
  return {
    level,
    name,
    isOffered,
    deposits: dongText(figures.deposits),
    turnover: dongText(figures.turnover),
    next: isOffered && level < VIP_LEVEL_MAX ? nextView(look) : null,
    keep: isOffered && level > 0 ? keepView(look, now) : null,
    rebate: isOffered && level > 0 ? rebateView(look, now) : null,
    birthday: isOffered && level > 0 ? birthdayView(look, now) : null,
  }
}

function nextView({ member, figures }: Look): NonNullable<MyVip['next']> {
  const next = levelOf(member.level + 1)
  const wasLost = next.level <= member.peak
  return {
    level: next.level,
    deposits: dongText(next.deposits),
    turnover: dongText(next.turnover),
    missingDeposits: missing(next.deposits, figures.deposits),
    missingTurnover: missing(next.turnover, figures.turnover),
    month: wasLost
      ? { required: dongText(next.keep), missing: missing(next.keep, figures.monthTurnover) }
      : null,
  }
}

function keepView({ member, figures }: Look, now: Instant): NonNullable<MyVip['keep']> {
  const { keep } = levelOf(member.level)
  const month = monthOf(now)
  return {
    required: dongText(keep),
    done: dongText(figures.monthTurnover),
    missing: missing(keep, figures.monthTurnover),
    untilTime: serverTimeText(month.until - 1000),
    isSafe: member.heldFrom > month.from,
  }
}

function rebateView({ member, weekTurnover }: Look, now: Instant): NonNullable<MyVip['rebate']> {
  return {
    turnover: dongText(weekTurnover),
    amount: dongText(rebateOf(member.level, weekTurnover)),
    readyTime: serverTimeText(weekOf(now).until),
  }
}

function birthdayView({ member, birthday, verifiedAt }: Look, now: Instant): NonNullable<MyVip['birthday']> {
  const amount = dongText(levelOf(member.level).birthday)
  if (birthday === null) return { state: 'unset', amount }
  if (verifiedAt === null) return { state: 'unverified', amount }
  return { state: verifiedAt > now - WAIT_AFTER_CHECK_MS ? 'recent' : 'ready', amount }
}
