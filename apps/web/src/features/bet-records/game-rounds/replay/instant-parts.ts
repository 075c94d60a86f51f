import { CrashView } from '@keo/games-contract/engines/crash'
import { DiceBet, DiceView } from '@keo/games-contract/engines/dice'
import { FishingBet, FishingView } from '@keo/games-contract/engines/fishing'
import { KenoBet, KenoView } from '@keo/games-contract/engines/keno'
import { LimboBet, LimboView } from '@keo/games-contract/engines/limbo'
import { MinesView } from '@keo/games-contract/engines/mines'
import { PlinkoView } from '@keo/games-contract/engines/plinko'
import { SlotView } from '@keo/games-contract/engines/slot'
import { WheelView } from '@keo/games-contract/engines/wheel'
import { GEM_IMAGE, MINE_IMAGE } from '@keo/ui/drawings/games/prop-images'
import { SLOT_IMAGES } from '@keo/ui/drawings/games/slot-images'
import { slotTheme } from '@keo/ui/drawings/games/slot-theme'
import { hundredths, multiplier, type Part, type PartReader, type Piece, plain } from './replay-part.ts'

const MINE_CELLS = 25
const MINE_COLUMNS = 5

export const dice: PartReader = (bet, view, { say }) => {
  const [chosen, seen] = [DiceBet.safeParse(bet).data, DiceView.safeParse(view).data]
  if (!chosen || !seen) return null
  const border = chosen.side === 'under' ? chosen.threshold : 10_000 - chosen.threshold
  return [
    { name: say(`dice.wins.${chosen.side}`), pieces: [plain((border / 100).toFixed(2), 'own')] },
    {
      name: say('gameRound.part.result'),
      pieces: [plain((seen.roll / 100).toFixed(2), seen.multiplier > 0 ? 'hit' : undefined)],
    },
  ]
}

export const limbo: PartReader = (bet, view, { say }) => {
  const [chosen, seen] = [LimboBet.safeParse(bet).data, LimboView.safeParse(view).data]
  if (!chosen || !seen) return null
  return [
    { name: say('limbo.target'), pieces: [plain(hundredths(chosen.target), 'own')] },
    {
      name: say('gameRound.part.result'),
      pieces: [plain(hundredths(seen.point), seen.multiplier > 0 ? 'hit' : undefined)],
    },
  ]
}

export const mines: PartReader = (_bet, view, { say }) => {
  const seen = MinesView.safeParse(view).data
  if (!seen) return null
  const pieces = Array.from({ length: MINE_CELLS }, (_, index) => {
    const cell = index + 1
    const isPicked = seen.picked.includes(index)
    const own = isPicked ? ({ tone: 'own' } as const) : {}
    if (seen.mines?.includes(index))
      return { words: say('mines.cell.mine', { cell }), image: MINE_IMAGE, ...own }
    if (isPicked) return { words: say('mines.cell.gem', { cell }), image: GEM_IMAGE, ...own }
    return { words: say('mines.cell.hidden', { cell }), image: '' }
  })
  return [
    { name: say('mines.board'), pieces, columns: MINE_COLUMNS },
    { name: say('game.multiplier'), pieces: [plain(multiplier(seen.multiplier))] },
  ]
}

export const plinko: PartReader = (_bet, view, { say }) => {
  const seen = PlinkoView.safeParse(view).data
  if (!seen) return null
  return [
    { name: say('verifier.outcome.path'), pieces: seen.path.map((step) => plain(step === 0 ? '←' : '→')) },
    { name: say('gameRound.part.result'), pieces: [plain(multiplier(seen.multiplier), 'hit')] },
  ]
}

export const wheel: PartReader = (_bet, view, { say }) => {
  const seen = WheelView.safeParse(view).data
  if (!seen) return null
  return [
    { name: say('verifier.outcome.place'), pieces: [plain(String(seen.place + 1))] },
    {
      name: say('gameRound.part.result'),
      pieces: [plain(multiplier(seen.multiplier), seen.multiplier > 0 ? 'hit' : undefined)],
    },
  ]
}

export const keno: PartReader = (bet, view, { say }) => {
  const [chosen, seen] = [KenoBet.safeParse(bet).data, KenoView.safeParse(view).data]
  if (!chosen || !seen) return null
  const hits = new Set(chosen.picks.filter((pick) => seen.drawn.includes(pick)))
  const tone = (number: number, other?: 'own') => (hits.has(number) ? 'hit' : other)
  return [
    {
      name: say('gameRound.part.chosen'),
      pieces: chosen.picks.map((pick) => plain(String(pick), tone(pick, 'own'))),
    },
    {
      name: say('verifier.outcome.drawn'),
      pieces: seen.drawn.map((number) => plain(String(number), tone(number))),
    },
    { name: say('gameRound.part.result'), pieces: [plain(say('keno.hits', { count: seen.hits }))] },
  ]
}

export const fishing: PartReader = (bet, view, { say }) => {
  const [chosen, seen] = [FishingBet.safeParse(bet).data, FishingView.safeParse(view).data]
  if (!chosen || !seen) return null
  const isHit = seen.multiplier > 0
  return [
    { name: say('gameRound.part.fish'), pieces: [plain(`${chosen.value}×`, 'own')] },
    {
      name: say('gameRound.part.result'),
      pieces: [
        plain(say(isHit ? 'gameRound.part.shot' : 'gameRound.part.missed'), isHit ? 'hit' : undefined),
      ],
    },
  ]
}

export const crash: PartReader = (_bet, view, { say }) => {
  const seen = CrashView.safeParse(view).data
  if (!seen) return null
  const { leftAt, point } = seen
  return [
    {
      name: say('gameRound.part.left'),
      pieces: [leftAt === null ? plain(say('gameRound.part.notLeft')) : plain(hundredths(leftAt), 'hit')],
    },
    ...(point === null ? [] : [{ name: say('gameRound.part.point'), pieces: [plain(hundredths(point))] }]),
  ]
}

/** A machine whose look nobody knows any more is drawn as the first one. */
const PLAIN_LOOK = { theme: '', cover: '' }

/** Each spin as its window, row by row, in the symbols of its machine; those that paid are marked. */
export const slot: PartReader = (_bet, view, { say, amount }, look) => {
  const seen = SlotView.safeParse(view).data
  if (!seen) return null
  const theme = slotTheme(look ?? PLAIN_LOOK)
  const spins = [seen.spin, ...seen.freeSpins].map(({ window, wins, scatters }, at): Part => {
    const paid = new Set(wins.map(({ symbol }) => symbol))
    const rows = [0, 1, 2].flatMap((row) => window.map((reel) => reel[row] ?? ''))
    const isPaid = (letter: string) =>
      paid.has(letter) || (letter === 'W' && paid.size > 0) || (letter === 'S' && scatters > 2)
    return {
      name: at === 0 ? say('gameRound.part.spin') : say('gameRound.part.freeSpin', { number: at }),
      pieces: rows.map((letter): Piece => {
        const symbol = theme[letter] ?? 'xu'
        return {
          words: say(`slot.symbol.${symbol}`),
          image: SLOT_IMAGES[symbol],
          tone: isPaid(letter) ? 'own' : undefined,
        }
      }),
      columns: window.length,
    }
  })
  const jackpot = seen.jackpotWon
  return jackpot === null
    ? spins
    : [...spins, { name: say('slot.jackpot'), pieces: [plain(amount(jackpot), 'hit')] }]
}
