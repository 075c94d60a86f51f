import type { ChannelKind } from '@keo/contract/deposit'
import type { Instant } from '@keo/units/instants'
import { serverDay } from '@keo/units/instants'
import type { Measure } from './campaign-schema.ts'

/** One settled sports bet; minor units of dong. */
export type BetFact = {
  readonly at: Instant
  readonly validStake: bigint
  readonly stake: bigint
  readonly paid: bigint
  /** What it took from the member by the books, below zero for a gain. */
  readonly lost: bigint
  readonly sports: readonly number[]
  readonly leagues: readonly number[]
  readonly matches: readonly string[]
  readonly legs: number
  /** Of the whole bet, in thousandths. */
  readonly price: number
}

export type DepositFact = {
  readonly at: Instant
  readonly amount: bigint
  readonly channel: ChannelKind
  /** Of all that there ever were, and of those through its channel. */
  readonly isFirst: boolean
  readonly isFirstOfChannel: boolean
}

/** Games of one type: turnover as far as it counts, and what the rounds took, below zero for a gain. */
export type GameFact = {
  readonly gameType: number | null
  readonly turnover: bigint
  readonly lost: bigint
}

/** What is known of a member between two instants: read from the books, never counted beside them. */
export type Facts = {
  readonly deposits: readonly DepositFact[]
  /** In the order they were settled. */
  readonly bets: readonly BetFact[]
  readonly games: readonly GameFact[]
  readonly signInDays: number
  /** Invited ones who count and came so far in this time. */
  readonly friends: number
  /** By campaign. */
  readonly rightPicks: ReadonlyMap<string, number>
  readonly cheers: ReadonlyMap<string, number>
  readonly sideGolds: ReadonlyMap<string, number>
  readonly acceptedIdeas: number
  readonly tasks: ReadonlySet<'identity' | 'passkey' | 'payout-target'>
}

const MINOR_OF_DONG = 100n
export const minorOf = (dong: number): bigint => BigInt(dong) * MINOR_OF_DONG

type BetMeasure = Extract<Measure, { of: 'sports-turnover' | 'settled-bets' | 'bet-matches' | 'win-streak' }>

const OF_MONEY: ReadonlySet<Measure['of']> = new Set([
  'deposits',
  'first-deposit',
  'sports-turnover',
  'game-turnover',
  'net-loss',
] as const)

/** Whether its values are sums of money or plain numbers. */
export const isMoney = ({ of }: Measure): boolean => OF_MONEY.has(of)

/** What must be measured, in the measure's own unit: minor units for money. */
export const targetOf = (measure: Measure, target: number): bigint =>
  isMoney(measure) ? minorOf(target) : BigInt(target)

/** How far a member is. */
export function measured(measure: Measure, facts: Facts): bigint {
  switch (measure.of) {
    case 'deposits':
      return sum(depositsOf(measure, facts).map(({ amount }) => amount))
    case 'deposit-days':
      return BigInt(new Set(depositsOf(measure, facts).map(({ at }) => serverDay(at).from)).size)
    case 'first-deposit':
      return firstDeposit(measure, facts)
    case 'sports-turnover':
      return sum(betsOf(measure, facts).map(({ validStake }) => validStake))
    case 'game-turnover':
      return sum(
        facts.games
          .filter(
            ({ gameType }) =>
              !measure.gameTypes || (gameType !== null && measure.gameTypes.includes(gameType)),
          )
          .map(({ turnover }) => turnover),
      )
    case 'settled-bets':
      return BigInt(betsOf(measure, facts).filter(({ validStake }) => validStake > 0n).length)
    case 'bet-matches': {
      const counted = betsOf(measure, facts).filter(({ validStake }) => validStake > 0n)
      return BigInt(new Set(counted.flatMap(({ matches }) => matches)).size)
    }
    case 'win-streak':
      return longestRun(betsOf(measure, facts).map(({ paid, stake }) => paid > stake))
    case 'net-loss':
      return netLoss(facts)
    case 'sign-in-days':
      return BigInt(facts.signInDays)
    case 'friends':
      return BigInt(facts.friends)
    case 'side-golds':
      return BigInt(facts.sideGolds.get(measure.campaign) ?? 0)
    case 'right-picks':
      return BigInt(facts.rightPicks.get(measure.campaign) ?? 0)
    case 'cheers':
      return BigInt(facts.cheers.get(measure.campaign) ?? 0)
    case 'accepted-ideas':
      return BigInt(facts.acceptedIdeas)
    case 'task':
      return facts.tasks.has(measure.task) ? 1n : 0n
  }
}

type DepositMeasure = Extract<Measure, { of: 'deposits' | 'deposit-days' }>

const depositsOf = ({ channels }: DepositMeasure, { deposits }: Facts): readonly DepositFact[] =>
  channels ? deposits.filter(({ channel }) => channels.includes(channel)) : deposits

function firstDeposit({ channel }: Extract<Measure, { of: 'first-deposit' }>, { deposits }: Facts): bigint {
  const first = deposits.find((one) =>
    channel ? one.isFirstOfChannel && one.channel === channel : one.isFirst,
  )
  return first?.amount ?? 0n
}

function netLoss({ bets, games }: Facts): bigint {
  const lost = sum([...bets, ...games].map((one) => one.lost))
  return lost > 0n ? lost : 0n
}

function betsOf(measure: BetMeasure, { bets }: Facts): BetFact[] {
  const { sports, leagues, matches, legsFrom = 1 } = measure
  const [from, to] = [thousandths(measure.priceFrom) ?? 0, thousandths(measure.priceTo) ?? Infinity]
  return bets.filter(
    (bet) =>
      bet.legs >= legsFrom &&
      bet.price >= from &&
      bet.price <= to &&
      (!sports || bet.sports.every((sport) => sports.includes(sport))) &&
      (!leagues || bet.leagues.every((league) => leagues.includes(league))) &&
      (!matches || bet.matches.some((match) => matches.includes(match))),
  )
}

const thousandths = (price: string | undefined): number | undefined =>
  price === undefined ? undefined : Math.round(Number(price) * 1000)

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n)

function longestRun(wins: readonly boolean[]): bigint {
  let [longest, run] = [0, 0]
  for (const isWon of wins) {
    run = isWon ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return BigInt(longest)
}
