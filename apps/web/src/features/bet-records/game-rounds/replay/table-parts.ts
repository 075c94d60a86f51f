import { cardText } from '@keo/game-rules/cards'
import { OUTSIDE_BETS } from '@keo/game-rules/games/roulette'
import { BaccaratBet, BaccaratView } from '@keo/games-contract/engines/baccarat'
import { BauCuaBet, BauCuaView } from '@keo/games-contract/engines/bau-cua'
import { BlackjackView } from '@keo/games-contract/engines/blackjack'
import { HiLoView } from '@keo/games-contract/engines/hi-lo'
import { RouletteBet, RouletteView } from '@keo/games-contract/engines/roulette'
import { TaiXiuBet, TaiXiuView } from '@keo/games-contract/engines/tai-xiu'
import { XocDiaBet, XocDiaView } from '@keo/games-contract/engines/xoc-dia'
import { BAU_CUA_DRAWINGS, type BauCuaDrawing, symbolDie } from '@keo/ui/drawings/games/bau-cua'
import { xocDiaCoin } from '@keo/ui/drawings/games/coin'
import { die } from '@keo/ui/drawings/games/dice'
import { playingCard, type Suit } from '@keo/ui/drawings/games/playing-cards'
import { multiplier, type Part, type PartReader, type Piece, plain, type Words } from './replay-part.ts'

const SUITS = { c: 'tables.suit.c', d: 'tables.suit.d', h: 'tables.suit.h', s: 'tables.suit.s' } as const
const isSuit = (text: string): text is Suit => text in SUITS

function cardPiece(card: number, { say }: Words): Piece {
  const [short = '', letter = ''] = cardText(card)
  const rank = short === 'T' ? '10' : short
  const suit = isSuit(letter) ? letter : 'c'
  return { words: say('tables.card', { rank, suit: say(SUITS[suit]) }), svg: playingCard(rank, suit) }
}

const hand = (name: string, cards: readonly number[], words: Words): Part => ({
  name,
  pieces: cards.map((card) => cardPiece(card, words)),
})

/** Each bet of a table with what came back for it. */
function bets<Bet extends { readonly stake: string }>(
  placed: readonly Bet[],
  returned: readonly string[] | null,
  nameOf: (bet: Bet) => string,
  { amount }: Words,
): Part[] {
  return placed.map((bet, place) => {
    const back = returned?.[place] ?? null
    const isWon = back !== null && Number(back) > Number(bet.stake)
    return {
      name: nameOf(bet),
      pieces: [
        plain(amount(bet.stake), 'own'),
        ...(back === null ? [] : [plain(`→ ${amount(back)}`, isWon ? 'hit' : undefined)]),
      ],
    }
  })
}

export const baccarat: PartReader = (bet, view, words) => {
  const [placed, seen] = [BaccaratBet.safeParse(bet).data, BaccaratView.safeParse(view).data]
  if (!placed || !seen) return null
  const { say } = words
  return [
    hand(say('tables.baccarat.player'), seen.player, words),
    hand(say('tables.baccarat.banker'), seen.banker, words),
    ...bets(placed.bets, seen.returned, ({ on }) => say(`tables.baccarat.${on}`), words),
  ]
}

export const blackjack: PartReader = (_bet, view, words) => {
  const seen = BlackjackView.safeParse(view).data
  if (!seen) return null
  const { say } = words
  return [
    hand(say('tables.blackjack.dealer'), seen.dealer, words),
    ...seen.hands.map(({ cards }, place) =>
      hand(
        seen.hands.length === 1
          ? say('tables.blackjack.you')
          : say('tables.blackjack.hand', { number: place + 1 }),
        cards,
        words,
      ),
    ),
  ]
}

export const hiLo: PartReader = (_bet, view, words) => {
  const seen = HiLoView.safeParse(view).data
  if (!seen) return null
  const { say } = words
  const guesses = seen.guesses.map((guess) => plain(say(`hilo.${guess}`)))
  return [
    hand(say('verifier.outcome.cards'), seen.cards, words),
    ...(guesses.length === 0 ? [] : [{ name: say('gameRound.part.guesses'), pieces: guesses }]),
    { name: say('game.multiplier'), pieces: [plain(multiplier(seen.multiplier))] },
  ]
}

const isFace = (face: string): face is BauCuaDrawing => face in BAU_CUA_DRAWINGS

export const bauCua: PartReader = (bet, view, words) => {
  const [placed, seen] = [BauCuaBet.safeParse(bet).data, BauCuaView.safeParse(view).data]
  if (!placed || !seen) return null
  const { say } = words
  const faces = seen.dice.filter(isFace)
  return [
    {
      name: say('verifier.outcome.dice'),
      pieces: faces.map((face) => ({ words: say(`tables.bauCua.${face}`), svg: symbolDie(face) })),
    },
    ...bets(placed.bets, seen.returned, ({ on }) => say(`tables.bauCua.${on}`), words),
  ]
}

export const xocDia: PartReader = (bet, view, words) => {
  const [placed, seen] = [XocDiaBet.safeParse(bet).data, XocDiaView.safeParse(view).data]
  if (!placed || !seen) return null
  const { say } = words
  return [
    {
      name: say('verifier.outcome.coins'),
      pieces: seen.coins.map((coin) => ({
        words: say(coin === 1 ? 'gameRound.part.red' : 'gameRound.part.white'),
        svg: xocDiaCoin(coin === 1),
      })),
    },
    ...bets(placed.bets, seen.returned, ({ on }) => say(`tables.xocDia.${on}`), words),
  ]
}

export const taiXiu: PartReader = (bet, view, words) => {
  const [placed, seen] = [TaiXiuBet.safeParse(bet).data, TaiXiuView.safeParse(view).data]
  if (!placed || !seen) return null
  const { say } = words
  const shown = seen.dice?.map((number) => ({ words: String(number), svg: die(number) })) ?? []
  return [
    ...(shown.length === 0 ? [] : [{ name: say('verifier.outcome.dice'), pieces: shown }]),
    ...bets(
      placed.bets,
      seen.returned,
      ({ on }) =>
        on.kind === 'total' || on.kind === 'triple'
          ? say(`tables.taiXiu.${on.kind}`, { number: on.number })
          : say(`tables.taiXiu.${on.kind}`),
      words,
    ),
  ]
}

function colourOf(pocket: number): 'red' | 'black' | 'green' {
  if (pocket === 0) return 'green'
  return OUTSIDE_BETS.red.includes(pocket) ? 'red' : 'black'
}

const MOST_NAMED = 6

export const roulette: PartReader = (bet, view, words) => {
  const [placed, seen] = [RouletteBet.safeParse(bet).data, RouletteView.safeParse(view).data]
  if (!placed || !seen) return null
  const { say } = words
  const nameOf = ({ numbers }: { readonly numbers: readonly number[] }) =>
    numbers.length > MOST_NAMED
      ? say('gameRound.part.numbers', { first: numbers.slice(0, 3).join(', '), count: numbers.length })
      : numbers.join(', ')
  return [
    {
      name: say('verifier.outcome.pocket'),
      pieces: [plain(String(seen.pocket), colourOf(seen.pocket))],
    },
    ...bets(placed.bets, seen.returned, nameOf, words),
  ]
}
