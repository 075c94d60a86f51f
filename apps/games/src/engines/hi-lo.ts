import type { Draws } from '@keo/game-rules/draws'
import {
  drawHiLoCard,
  type HiLoGuess,
  hiLoMultiplier,
  isGuessRight,
  winningRanks,
} from '@keo/game-rules/games/hi-lo'
import { LOST, MULTIPLIER_SCALE, payoutOf } from '@keo/game-rules/multiplier'
import { HiLoBet, HiLoMove } from '@keo/games-contract/engines/hi-lo'
import type * as z from 'zod/mini'
import { defineEngine } from './engine.ts'
import { stakeMinor } from './stake.ts'

type Bet = z.output<typeof HiLoBet>
type Move = z.output<typeof HiLoMove>
type State = {
  readonly cards: readonly number[]
  readonly guesses: readonly HiLoGuess[]
  readonly hasLeft: boolean
}

const shownBefore = ({ cards }: State, guess: number) => cards[guess] ?? 0
const lastCard = ({ cards }: State) => cards.at(-1) ?? 0

const isLost = (state: State) =>
  state.guesses.some((guess, at) => !isGuessRight(guess, shownBefore(state, at), state.cards[at + 1] ?? 0))

const rightGuesses = (state: State) =>
  state.guesses.map((guess, at) => ({ guess, shown: shownBefore(state, at) }))

/** A round without a guess is worth its stake and nothing more. */
function worth(state: State): number {
  if (isLost(state)) return LOST
  return state.guesses.length === 0 ? MULTIPLIER_SCALE : hiLoMultiplier(rightGuesses(state))
}

/** What an exit pays after one more right guess; null when it is not offered now. */
function worthAfter(state: State, guess: HiLoGuess): number | null {
  const shown = lastCard(state)
  if (state.hasLeft || isLost(state) || winningRanks(guess, shown) === 0) return null
  return hiLoMultiplier([...rightGuesses(state), { guess, shown }])
}

/** The card after those that are out: the draws of a round begin anew each time. */
function nextCard(state: State, draws: Draws): number {
  for (let drawn = 0; drawn < state.cards.length; drawn += 1) drawHiLoCard(draws)
  return drawHiLoCard(draws)
}

export const hiLo = defineEngine<Bet, State, Move>({
  readBet: (sent) => HiLoBet.safeParse(sent).data ?? null,
  stakesOf: ({ stake }) => [stake],
  begin: (draws) => ({ cards: [drawHiLoCard(draws)], guesses: [], hasLeft: false }),
  view: (state) => ({
    cards: state.cards,
    guesses: state.guesses,
    multiplier: worth(state),
    higher: worthAfter(state, 'higher'),
    lower: worthAfter(state, 'lower'),
    same: worthAfter(state, 'same'),
  }),
  returned: (state, { stake }) =>
    state.hasLeft || isLost(state) ? payoutOf(stakeMinor(stake), worth(state)) : null,
  moves: {
    read: (sent) => HiLoMove.safeParse(sent).data ?? null,
    cost(state, _bet, move) {
      const isAllowed =
        move.act === 'cashOut' ? state.guesses.length > 0 : worthAfter(state, move.guess) !== null
      return isAllowed ? 0n : null
    },
    apply: (state, _bet, move, draws) =>
      move.act === 'cashOut'
        ? { ...state, hasLeft: true }
        : {
            ...state,
            cards: [...state.cards, nextCard(state, draws)],
            guesses: [...state.guesses, move.guess],
          },
    leave: (state) => ({ ...state, hasLeft: true }),
  },
})
