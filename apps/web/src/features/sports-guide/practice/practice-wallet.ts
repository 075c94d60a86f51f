import type { Odds } from '@keo/units/odds'
import type { Instant } from '@keo/units/instants'
import { lineReturn } from '../tutorial/line-pay.ts'
import type { Goals } from '../tutorial/line-verdict.ts'
import { type PracticeMarket, practiceResult } from './practice-markets.ts'

export type PracticeBet = {
  readonly id: string
  readonly matchId: number
  readonly matchName: string
  readonly optionName: string
  readonly market: PracticeMarket
  /** In thousandths. */
  readonly odds: number
  readonly stake: number
  readonly placedAt: Instant
  readonly startsAt: Instant
  /** Whole dong; absent while the match is not over. */
  readonly returned?: number
  readonly isVoid?: boolean
}
export type PracticeWallet = { readonly balance: number; readonly bets: readonly PracticeBet[] }

export const FULL_WALLET: PracticeWallet = { balance: 1_000_000, bets: [] }
export const STAKE_MIN = 10_000
/** Old bets make room for new ones. */
const BETS_KEPT = 50

export type StakeProblem = 'tooLittle' | 'tooMuch'

export function stakeProblem({ balance }: PracticeWallet, stake: number): StakeProblem | null {
  if (!Number.isSafeInteger(stake) || stake < STAKE_MIN) return 'tooLittle'
  return stake > balance ? 'tooMuch' : null
}

export function placeBet(wallet: PracticeWallet, bet: PracticeBet): PracticeWallet {
  if (stakeProblem(wallet, bet.stake) || wallet.bets.some(({ id }) => id === bet.id)) return wallet
  return { balance: wallet.balance - bet.stake, bets: [bet, ...wallet.bets].slice(0, BETS_KEPT) }
}

/** Null goals: the match was never finished, and its bets were never bets. */
export function settleMatch(wallet: PracticeWallet, matchId: number, goals: Goals | null): PracticeWallet {
  const bets = wallet.bets.map((bet) =>
    bet.matchId === matchId && bet.returned === undefined ? settled(bet, goals) : bet,
  )
  const paid = bets.reduce((sum, bet, at) => sum + (bet === wallet.bets[at] ? 0 : (bet.returned ?? 0)), 0)
  return { balance: wallet.balance + paid, bets }
}

function settled(bet: PracticeBet, goals: Goals | null): PracticeBet {
  if (!goals) return { ...bet, returned: bet.stake, isVoid: true }
  const result = practiceResult(bet.market, goals)
  return { ...bet, returned: lineReturn(bet.stake, BigInt(bet.odds) as Odds, result) }
}
