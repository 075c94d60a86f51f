import { BACCARAT_BETS, type BaccaratBet, baccaratMultiplier } from '@keo/game-rules/games/baccarat'
import { bauCuaMultiplier } from '@keo/game-rules/games/bau-cua'
import { blackjackPay } from '@keo/game-rules/games/blackjack'
import { FISH_VALUES, fishingChance, fishingMultiplier } from '@keo/game-rules/games/fishing'
import { kenoMultiplier } from '@keo/game-rules/games/keno'
import { PLINKO_RISKS, PLINKO_ROWS, plinkoMultiplier } from '@keo/game-rules/games/plinko'
import { rouletteMultiplier } from '@keo/game-rules/games/roulette'
import { type TaiXiuBet, taiXiuMultiplier, type ThreeDice } from '@keo/game-rules/games/tai-xiu'
import { isWheel, WHEEL_RISKS, WHEEL_SIZES, type Wheel, wheelMultipliers } from '@keo/game-rules/games/wheel'
import { XOC_DIA_BETS, xocDiaMultiplier } from '@keo/game-rules/games/xoc-dia'
import { formatPercent } from '../../../language/format.ts'
import type { Language } from '@keo/messages/languages'
import type { useMessages } from '../../../language/messages.ts'
import { type Details, parameterName, parameterText } from './engine-words.ts'

type Say = ReturnType<typeof useMessages>
/** A bet and what comes back for 1, in ten-thousandths. */
export type PayRow = { readonly name: string; readonly back: number | readonly number[] }
type Reader = (say: Say, details: Details, language: Language) => readonly PayRow[]

const COVERED = [1, 2, 3, 4, 6, 12, 18]
const FACES = ['ga', 'cua', 'tom'] as const
const KENO_PICKS = 10

const NINE = [8, 9]
const TWO = [1, 10]
const PAIR = [8, 21]
/** Hands that win each bet. */
const WON_HANDS: Record<BaccaratBet, readonly [player: number[], banker: number[]]> = {
  player: [NINE, TWO],
  banker: [TWO, NINE],
  tie: [NINE, [21, 22]],
  playerPair: [PAIR, TWO],
  bankerPair: [TWO, PAIR],
}

/** Dice that win each kind of bet. */
const WON_DICE: readonly (readonly [TaiXiuBet, ThreeDice])[] = [
  [{ kind: 'tai' }, [6, 5, 1]],
  [{ kind: 'xiu' }, [1, 2, 3]],
  [{ kind: 'odd' }, [1, 2, 4]],
  [{ kind: 'even' }, [1, 2, 5]],
  [{ kind: 'anyTriple' }, [1, 1, 1]],
  [{ kind: 'triple', number: 1 }, [1, 1, 1]],
  [{ kind: 'total', number: 4 }, [1, 1, 2]],
  [{ kind: 'total', number: 7 }, [1, 2, 4]],
  [{ kind: 'total', number: 10 }, [1, 4, 5]],
]

const KING = 12
const QUEEN = 11
const TEN = 9
/** Hands of blackjack against a dealer's twenty. */
const HANDS = {
  'tables.blackjack.natural': [0, KING],
  'gameDetails.handWon': [TEN, 4, 5],
  'gameDetails.handEven': [TEN, QUEEN],
} as const

/** A setting that the game's facts fix has that value only. */
const values = <Value extends string | number>(
  { parameters }: Details,
  name: string,
  all: readonly Value[],
): readonly Value[] => (parameters[name] === undefined ? all : all.filter((one) => one === parameters[name]))

/** Such as "Số hàng 12 · Cao". */
const setting = (say: Say, name: string, count: string | number, risk: string) =>
  `${parameterName(name, say)} ${count} · ${parameterText(risk, say)}`

/** What the places of a wheel pay, each sum once, with how many of them do. */
function wheelRows(say: Say, wheel: Wheel): readonly PayRow[] {
  const pays = wheelMultipliers(wheel)
  return [...new Set(pays)]
    .toSorted((one, other) => other - one)
    .map((back) => {
      const count = pays.filter((pay) => pay === back).length
      return { name: setting(say, 'places', `${count}/${wheel.places}`, wheel.risk), back }
    })
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const READERS: Readonly<Record<string, Reader>> = {
  roulette: (say) =>
    COVERED.map((count) => ({
      name: say('gameDetails.numbers', { count }),
      back: rouletteMultiplier({ numbers: upTo(count) }, 1),
    })),
  baccarat: (say) =>
    BACCARAT_BETS.map((bet) => {
      const [player, banker] = WON_HANDS[bet]
      return { name: say(`tables.baccarat.${bet}`), back: baccaratMultiplier(bet, { player, banker }) }
    }),
  'bau-cua': (say) =>
    upTo(FACES.length).map((count) => ({
      name: say('gameDetails.faces', { count }),
      back: bauCuaMultiplier(
        'ga',
        FACES.map((face, place) => (place < count ? 'ga' : face)),
      ),
    })),
  'xoc-dia': (say) =>
    XOC_DIA_BETS.map((bet) => ({
      name: say(`tables.xocDia.${bet}`),
      back: Math.max(...[0, 1, 2, 3, 4].map((reds) => xocDiaMultiplier(bet, reds))),
    })),
  'tai-xiu': (say) =>
    WON_DICE.map(([bet, dice]) => ({
      name:
        'number' in bet
          ? say(`tables.taiXiu.${bet.kind}`, { number: bet.number })
          : say(`tables.taiXiu.${bet.kind}`),
      back: taiXiuMultiplier(bet, dice),
    })),
  blackjack: (say) =>
    (Object.keys(HANDS) as (keyof typeof HANDS)[]).map((name) => ({
      name: say(name),
      back: blackjackPay({
        shoe: [],
        taken: 0,
        hands: [{ cards: HANDS[name], isDoubled: false, isDone: true }],
        dealer: [TEN, KING],
        isOver: true,
      }).paid,
    })),
  fishing: (say, _details, language) =>
    FISH_VALUES.map((value) => ({
      name: say('tables.fishing.chance', { percent: formatPercent(fishingChance(value), language) }),
      back: fishingMultiplier(value, 0),
    })),
  plinko: (say, details) =>
    values(details, 'rows', PLINKO_ROWS).flatMap((rows) =>
      values(details, 'risk', PLINKO_RISKS).map((risk) => ({
        name: setting(say, 'rows', rows, risk),
        back: Array.from({ length: rows / 2 + 1 }, (_, slot) => plinkoMultiplier({ rows, risk }, slot)),
      })),
    ),
  wheel: (say, details) =>
    values(details, 'risk', WHEEL_RISKS).flatMap((risk) =>
      values(details, 'places', WHEEL_SIZES)
        .map((places) => ({ risk, places }))
        .filter(isWheel)
        .flatMap((wheel) => wheelRows(say, wheel)),
    ),
  keno: (say, { parameters }) => {
    const picks = typeof parameters['picks'] === 'number' ? parameters['picks'] : KENO_PICKS
    return upTo(picks).map((hits) => ({
      name: say('gameDetails.hits', { count: `${hits}/${picks}` }),
      back: kenoMultiplier(picks, hits),
    }))
  },
}

/** What each bet pays by the rules; none where that follows from what the player sets. */
export function payRows(say: Say, details: Details, language: Language): readonly PayRow[] {
  const rows = READERS[details.game.engine ?? '']?.(say, details, language) ?? []
  return rows.filter(({ back }) => back !== 0)
}
