import { ownPart } from '@keo/contract/free-bets'
import type { Tx } from '@keo/service-kit/db/database'
import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import { money, moneyText } from '@keo/units/money'
import type { NewLetter, WriteLetter } from '../inbox/index.ts'
import type { BetBefore } from './bet-record-store.ts'
import type { KeptBet } from './pushed-bets.ts'

export type FollowedPair = { readonly memberId: string; readonly matchId: string }

type Needs = {
  writeLetter: WriteLetter
  /** Which of these matches their members follow, as `memberId matchId`. */
  followedAmong(tx: Tx, pairs: readonly FollowedPair[]): Promise<ReadonlySet<string>>
}

const isSettled = (bet: Pick<KeptBet, 'status'> | undefined) => bet?.status === ORDER_STATUS.settled

/** Letters about results: of bets on matches that the member follows, and of every result that was corrected. */
export function createBetLetters({ writeLetter, followedAmong }: Needs) {
  return async (tx: Tx, bets: readonly KeptBet[], before: ReadonlyMap<string, BetBefore>): Promise<void> => {
    const settled = bets.filter(isSettled)
    const first = settled.filter((bet) => bet.rollBacks === 0 && !isSettled(before.get(bet.orderId)))
    const pairs = first.flatMap(({ memberId, matches }) =>
      matches.map(({ id }) => ({ memberId, matchId: id })),
    )
    const followed = pairs.length === 0 ? new Set() : await followedAmong(tx, pairs)
    for (const bet of first)
      if (bet.matches.some(({ id }) => followed.has(`${bet.memberId} ${id}`)))
        await writeLetter(tx, bet.memberId, { kind: 'betSettled', about: bet.orderId, values: valuesOf(bet) })
    for (const bet of settled.filter((each) => isCorrected(each, before.get(each.orderId))))
      await writeLetter(tx, bet.memberId, {
        kind: 'betCorrected',
        // Each correction is told, and each once.
        about: `${bet.orderId}:${bet.version}`,
        values: valuesOf(bet),
      })
  }
}

/** Taken back and settled anew, or settled to another sum at once. */
function isCorrected(bet: KeptBet, before: BetBefore | undefined): boolean {
  return isSettled(before) ? before?.returned !== bet.returned : bet.rollBacks > 0
}

/** `Lotus City vs. Red Delta +2`: the first match of a bet, and how many more. */
export function matchText([match = '', ...others]: readonly string[]): string {
  return others.length === 0 ? match : `${match} +${others.length}`
}

const textOf = (minor: bigint, { currency }: KeptBet) => moneyText(money(minor, currency))

function valuesOf(bet: KeptBet): NewLetter['values'] {
  // Of a free bet nothing is staked, and what it pays comes without the stake.
  const { stake, freeStake, cashedPaid } = bet
  const returned = ownPart(bet.returned ?? 0n, { before: cashedPaid, stake: freeStake })
  return {
    match: matchText(bet.matches.map(({ name }) => name)),
    stake: textOf(stake - freeStake, bet),
    returned: textOf(returned, bet),
    currency: bet.currency,
  }
}
