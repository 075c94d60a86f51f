import { rankOf } from '@keo/game-rules/cards'
import {
  BLACKJACK_SHOE,
  type BlackjackAct,
  blackjackActs,
  type BlackjackRound,
  handInPlay,
} from '@keo/game-rules/games/blackjack'

/** Cards by their value, 1 for an ace to 10; index 0 is not used. */
type Counts = number[]
/** What a stake of 1 wins or loses on average, by act; -Infinity where it is not allowed. */
type Values = Record<BlackjackAct, number>

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
const TEN_RANKS = 4
const PER_RANK = BLACKJACK_SHOE / 13
/** The chance that of two tens the second has the first one's rank. */
const TENS_OF_ONE_RANK = (PER_RANK - 1) / (PER_RANK * TEN_RANKS - 1)
const BEST = 21
const DEALER_STANDS = 17
const BUST = 22
const NATURAL_PAYS = 1.5

const newCounts = (): Counts => Array.from({ length: 11 }, () => 0)
const fullShoe = (): Counts =>
  newCounts().map((_, value) => (value === 0 ? 0 : value === 10 ? PER_RANK * TEN_RANKS : PER_RANK))

function pointsOf(hand: Counts): number {
  const low = hand.reduce((sum, count, value) => sum + count * value, 0)
  return (hand[1] ?? 0) > 0 && low + 10 <= BEST ? low + 10 : low
}

/** A hand under the table's rules: what its acts are worth with these cards out of the shoe. */
type Table = {
  readonly up: number
  /** What is lost of this hand when the dealer has a blackjack: of two hands half each. */
  readonly naturalCosts: number
  readonly memo: Map<string, number>
}

/**
 * Best play, exact over every hand and every card that is left. Of a split both hands are played by their own cards
 * alone: what the second could learn from the first is left out, so that the true value is higher by a hair.
 */
export function blackjackBestPlay() {
  const shoe = fullShoe()
  const ends = newCounts().concat(newCounts(), newCounts())
  const tables = new Map<string, Table>()
  let left = BLACKJACK_SHOE

  function out(value: number): void {
    shoe[value] = (shoe[value] ?? 0) - 1
    left -= 1
  }
  function back(value: number): void {
    shoe[value] = (shoe[value] ?? 0) + 1
    left += 1
  }

  /** Adds the chances of the dealer's ends to `ends`; a blackjack is no end here. */
  function dealer(low: number, hasAce: boolean, cards: number, chance: number): void {
    const points = hasAce && low + 10 <= BEST ? low + 10 : low
    if (points >= DEALER_STANDS) {
      if (cards === 2 && points === BEST) return
      const end = Math.min(points, BUST)
      ends[end] = (ends[end] ?? 0) + chance
      return
    }
    for (const value of VALUES) {
      const there = shoe[value] ?? 0
      if (there === 0) continue
      const next = (chance * there) / left
      out(value)
      dealer(low + value, hasAce || value === 1, cards + 1, next)
      back(value)
    }
  }

  function naturalChance(up: number): number {
    if (up === 1) return (shoe[10] ?? 0) / left
    return up === 10 ? (shoe[1] ?? 0) / left : 0
  }

  /** What a finished hand of so many stakes brings. */
  function standing(points: number, stakes: number, { up, naturalCosts }: Table): number {
    const natural = naturalChance(up)
    if (points > BEST) return -natural * naturalCosts - (1 - natural) * stakes
    ends.fill(0)
    dealer(up, up === 1, 1, 1)
    let value = -natural * naturalCosts
    for (let end = DEALER_STANDS; end <= BUST; end += 1) {
      const wins = end === BUST || points > end ? 1 : points === end ? 0 : -1
      value += wins * stakes * (ends[end] ?? 0)
    }
    return value
  }

  /** The average over the next card. */
  function afterCard(hand: Counts, then: (hand: Counts) => number): number {
    let sum = 0
    for (const value of VALUES) {
      const there = shoe[value] ?? 0
      if (there === 0) continue
      const chance = there / left
      out(value)
      hand[value] = (hand[value] ?? 0) + 1
      sum += chance * then(hand)
      hand[value] = (hand[value] ?? 0) - 1
      back(value)
    }
    return sum
  }

  const standOn = (hand: Counts, stakes: number, table: Table): number => {
    const key = `${stakes} ${hand.join(' ')}`
    const known = table.memo.get(key)
    if (known !== undefined) return known
    const value = standing(pointsOf(hand), stakes, table)
    table.memo.set(key, value)
    return value
  }

  const hitOn = (hand: Counts, table: Table): number =>
    afterCard(hand, (next) =>
      pointsOf(next) >= BEST ? standOn(next, 1, table) : Math.max(...playOn(next, table, false)),
    )

  /** Stand, hit, and double on the first two cards. */
  function playOn(hand: Counts, table: Table, isFirstTwo: boolean): [number, number, number] {
    const double = isFirstTwo ? afterCard(hand, (next) => standOn(next, 2, table)) : -Infinity
    const key = hand.join(' ')
    const known = table.memo.get(key)
    const hit = known ?? hitOn(hand, table)
    table.memo.set(key, hit)
    return [standOn(hand, 1, table), hit, double]
  }

  function tableOf(up: number, split: number): Table {
    const key = `${up} ${split}`
    const known = tables.get(key)
    if (known) return known
    const made = { up, naturalCosts: split === 0 ? 1 : 0.5, memo: new Map<string, number>() }
    tables.set(key, made)
    return made
  }

  /** Both hands of a split; the pair is out of the shoe. */
  function splitValue(value: number, up: number): number {
    const table = tableOf(up, value)
    const hand = newCounts()
    hand[value] = 1
    return (
      2 *
      afterCard(hand, (next) =>
        value === 1 || pointsOf(next) === BEST
          ? standOn(next, 1, table)
          : Math.max(...playOn(next, table, true)),
      )
    )
  }

  /** With the hand and the dealer's card out of the shoe. `split` is the value that the hand was split from, or 0. */
  function valuesOf(hand: Counts, up: number, split: number, isPair: boolean): Values {
    const isFirstTwo = hand.reduce((sum, count) => sum + count, 0) === 2
    const [stand, hit, double] = playOn(hand, tableOf(up, split), isFirstTwo)
    return { stand, hit, double, split: isPair ? splitValue(hand.indexOf(2), up) : -Infinity }
  }

  function firstValue(first: number, second: number, up: number, isPair: boolean): number {
    const hand = newCounts()
    hand[first] = (hand[first] ?? 0) + 1
    hand[second] = (hand[second] ?? 0) + 1
    if (pointsOf(hand) === BEST) return NATURAL_PAYS * (1 - naturalChance(up))
    return Math.max(...Object.values(valuesOf(hand, up, 0, isPair)))
  }

  function withOut<T>(values: readonly number[], work: () => T): T {
    for (const value of values) out(value)
    const result = work()
    for (const value of values) back(value)
    return result
  }

  const chanceOf = (value: number, outBefore: readonly number[]): number => {
    const same = outBefore.filter((each) => each === value).length
    const all = value === 10 ? PER_RANK * TEN_RANKS : PER_RANK
    return (all - same) / (BLACKJACK_SHOE - outBefore.length)
  }

  return {
    /** What a first stake of 1 brings back on average. */
    returned(): number {
      let sum = 0
      for (const first of VALUES)
        for (const up of VALUES)
          for (const second of VALUES) {
            const chance = chanceOf(first, []) * chanceOf(up, [first]) * chanceOf(second, [first, up])
            sum += chance * pairedValue(first, second, up)
          }
      return 1 + sum
    },
    /** The best act of the hand that is in play. */
    act(round: BlackjackRound): BlackjackAct {
      const { cards } = round.hands[handInPlay(round)] ?? { cards: [] }
      const [up = 1] = round.dealer.map(valueOf)
      const hand = newCounts()
      for (const card of cards) hand[valueOf(card)] = (hand[valueOf(card)] ?? 0) + 1
      const split = round.hands.length > 1 ? valueOf(cards[0] ?? 0) : 0
      const isPair = blackjackActs(round).includes('split')
      const seen = [...cards.map(valueOf), up, ...(split > 0 ? [split] : [])]
      const values = withOut(seen, () => valuesOf(hand, up, split, isPair))
      const allowed = blackjackActs(round).toSorted((a, b) => values[b] - values[a])
      return allowed[0] ?? 'stand'
    },
  }

  /** Of two tens some have one rank and may be split. */
  function pairedValue(first: number, second: number, up: number): number {
    return withOut([first, second, up], () => {
      const pairs = first !== second ? 0 : first === 10 ? TENS_OF_ONE_RANK : 1
      const split = pairs > 0 ? firstValue(first, second, up, true) : 0
      const other = pairs < 1 ? firstValue(first, second, up, false) : 0
      return pairs * split + (1 - pairs) * other
    })
  }
}

const valueOf = (card: number) => Math.min(rankOf(card), 10)
