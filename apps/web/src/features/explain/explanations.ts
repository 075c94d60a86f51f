import type { Figure, FigureKind, Figures } from '../../page-kit/explain/figures.ts'
import type { Explanation, Teller, Words } from './explanation.ts'

// What a kind asks for is its own affair: only its own `tell` gets the answer.
type AnyTeller<K extends FigureKind> = {
  readonly ask?: (of: Figures[K]) => Promise<unknown>
  readonly tell: (of: Figures[K], words: Words, answer?: never) => Explanation
}

const bets = async () => (await import('./kinds/bet-kinds.ts')).BET_KINDS
const moneys = async () => (await import('./kinds/money-kinds.ts')).MONEY_KINDS
const others = async () => (await import('./kinds/other-kinds.ts')).OTHER_KINDS

/**
 * Every kind of figure that can be asked where it comes from. A new one is a line here and one in `Figures`. Loaded by
 * group: who asks about a fee needs nothing of the sportsbook.
 */
const EXPLANATIONS: { readonly [K in FigureKind]: () => Promise<AnyTeller<K>> } = {
  odds: async () => (await import('./kinds/odds-kind.ts')).ODDS_KIND,
  stakeLimits: async () => (await bets()).stakeLimits,
  betWait: async () => (await bets()).betWait,
  betReturn: async () => (await bets()).betReturn,
  cashOut: async () => (await bets()).cashOut,
  depositRange: async () => (await moneys()).depositRange,
  depositFee: async () => (await moneys()).depositFee,
  usdtRate: async () => (await moneys()).usdtRate,
  withdrawFee: async () => (await moneys()).withdrawFee,
  withdrawDay: async () => (await moneys()).withdrawDay,
  withdrawMost: async () => (await moneys()).withdrawMost,
  turnover: async () => (await moneys()).turnover,
  balance: async () => (await moneys()).balance,
  vipWay: async () => (await others()).vipWay,
  playLimit: async () => (await others()).playLimit,
  gameReturn: async () => (await others()).gameReturn,
  gameStakes: async () => (await others()).gameStakes,
}

/** A figure beside the one who explains it. */
export type Explainable = {
  /** Null where the page knew everything. */
  readonly ask: (() => Promise<unknown>) | null
  readonly tell: (words: Words, answer: unknown) => Explanation
}

export async function explainable({ kind, of }: Figure): Promise<Explainable> {
  const { ask, tell } = (await EXPLANATIONS[kind]()) as Teller<unknown, unknown>
  return {
    ask: ask ? () => ask(of) : null,
    tell: (words, answer) => tell(of, words, answer ?? undefined),
  }
}
