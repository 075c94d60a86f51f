import type { VipName } from '@keo/contract/vip'
import { days } from '@keo/units/instants'
import type { Minor } from '@keo/units/money'

export type Level = {
  readonly level: number
  readonly name: VipName
  /** To rise: both are reached, counted from the first day on. */
  readonly deposits: Minor
  readonly turnover: Minor
  /** To stay: bet within a calendar month. */
  readonly keep: Minor
  /** Once, when the level is reached for the first time. */
  readonly gift: Minor
  /** Once a year. */
  readonly birthday: Minor
  /** For a month in which the level was kept by what was bet. */
  readonly salary: Minor
  /** Of what was bet in a week, in hundredths of a percent. */
  readonly rebateBp: number
}

const dong = (whole: number): Minor => (BigInt(whole) * 100n) as Minor
const million = (count: number): number => count * 1_000_000

type Row = readonly [
  name: VipName,
  deposits: number,
  turnover: number,
  keep: number,
  gift: number,
  birthday: number,
  salary: number,
  rebateBp: number,
]

/** The levels as data: a figure that is changed here holds from the next start on, for everybody. docs/vip.md says how. */
const ROWS: readonly Row[] = [
  ['newcomer', 0, 0, 0, 0, 0, 0, 0],
  ['bronze', 500_000, million(2), 500_000, 18_000, 58_000, 0, 30],
  ['rose', million(1), million(5), million(1), 38_000, 88_000, 8_000, 35],
  ['silver', million(3), million(15), million(3), 88_000, 188_000, 28_000, 40],
  ['platinum', million(6), million(30), million(8), 188_000, 288_000, 88_000, 50],
  ['gold', million(10), million(50), million(20), 888_000, 588_000, 288_000, 55],
  ['amber', million(20), million(100), million(40), 1_288_000, 888_000, 488_000, 60],
  ['jade', million(50), million(300), million(100), 2_888_000, 1_288_000, 888_000, 65],
  ['sapphire', million(100), million(800), million(250), 6_888_000, 1_888_000, 1_688_000, 70],
  ['amethyst', million(250), million(2_000), million(600), 12_888_000, 2_888_000, 2_888_000, 80],
  ['ruby', million(600), million(5_000), million(1_500), 28_888_000, 5_888_000, 5_888_000, 90],
  ['diamond', million(1_500), million(15_000), million(4_000), 88_888_000, 8_888_000, 12_888_000, 100],
]

export const LEVELS: readonly Level[] = ROWS.map(
  ([name, deposits, turnover, keep, gift, birthday, salary, rebateBp], level) => ({
    level,
    name,
    deposits: dong(deposits),
    turnover: dong(turnover),
    keep: dong(keep),
    gift: dong(gift),
    birthday: dong(birthday),
    salary: dong(salary),
    rebateBp,
  }),
)

export function levelOf(level: number): Level {
  const found = LEVELS[level]
  if (!found) throw new Error(`There is no VIP level ${level}.`)
  return found
}

/** From which level on a member has what money does not pay. */
export const PRIVILEGE_LEVELS = { manager: 5, concierge: 7, hospitality: 8, travel: 9 } as const

/** How long what VIP gives can be claimed, and how often it must be bet before it may leave. */
export const GIVEN = {
  'vip.level-gift': { claimMs: days(30), turnoverTimes: 1 },
  'vip.birthday': { claimMs: days(30), turnoverTimes: 1 },
  'vip.salary': { claimMs: days(30), turnoverTimes: 1 },
  'vip.rebate': { claimMs: days(14), turnoverTimes: 0 },
} as const
export type VipSource = keyof typeof GIVEN
