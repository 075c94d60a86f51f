import { hours } from '@keo/units/instants'
import { money, type Money } from '@keo/units/money'

const dong = (amount: number): Money => money(BigInt(amount) * 100n, 'VND')

/** Everything that invitations promise. What counts as bet is said by those who settle bets (SET-10). */
export const INVITE_OFFER = {
  /** A friend who deposits and bets so much since the registration brings a reward to both. */
  friend: {
    depositMin: dong(200_000),
    turnover: dong(1_000_000),
    inviterReward: dong(88_000),
    friendReward: dong(88_000),
  },
  /** Friends whose reward stands; drawn by hand. */
  milestones: [
    { friends: 5, reward: dong(188_000) },
    { friends: 10, reward: dong(488_000) },
    { friends: 30, reward: dong(1_888_000) },
  ],
  claimDays: 30,
  /** Of what all friends bet in a week (Monday to Sunday at +08:00): one rate for the whole of it. */
  commission: {
    /** Hundredths of a percent. */
    tiers: [
      { from: dong(0), rateBp: 10 },
      { from: dong(100_000_000), rateBp: 15 },
      { from: dong(1_000_000_000), rateBp: 20 },
    ],
    /** Less is not paid. */
    least: dong(1_000),
    payAfterHours: 6,
    /** A result that is corrected later than that changes no week any more. */
    correctedWeeks: 5,
  },
  /** Once for each friend and level. */
  vip: [
    { level: 2, reward: dong(58_000) },
    { level: 4, reward: dong(188_000) },
    { level: 6, reward: dong(388_000) },
    { level: 8, reward: dong(1_288_000) },
    { level: 10, reward: dong(3_888_000) },
  ],
  /** How many times a reward must be bet before it may be withdrawn. */
  turnoverTimes: 1,
} as const

export const PAY_AFTER_MS = hours(INVITE_OFFER.commission.payAfterHours)
