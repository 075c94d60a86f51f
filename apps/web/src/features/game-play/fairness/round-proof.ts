import type { Fairness, PlayRound } from '@keo/games-contract/play-round'
import type { GameFacts } from '@keo/games-contract/play-game'
import { cardText } from '@keo/game-rules/cards'
import { slotMachineName } from '@keo/game-rules/games/slot-machines'
import {
  type RecomputedGame,
  RECOMPUTED_GAMES,
  type RecomputedRound,
  recomputeRound,
} from '@keo/game-rules/recompute'
import { paths, withQuery } from '../../../navigation/paths.ts'

export type RoundProof = {
  readonly steps: RecomputedRound
  /** The seed is the one that was promised. */
  readonly isPromised: boolean
  /** The outcome is the one that was played; null where the round does not tell it. */
  readonly isPlayed: boolean | null
}

type Fields = Readonly<Record<string, unknown>>

/** Which rules recompute the round, or null where none do (the chain of crash has its own). */
function rulesOf({ engine, view }: PlayRound, facts: GameFacts): RecomputedGame | null {
  if (engine === 'slot' && typeof fields(view)['jackpot'] === 'string') return 'slot-jackpot'
  if (engine === 'slot') return `slot-${slotMachineName(facts)}`
  return engine in RECOMPUTED_GAMES ? (engine as RecomputedGame) : null
}

/** What of the bet decides how much is drawn. */
function settingOf(game: RecomputedGame, bet: Fields): number | undefined {
  const rules = RECOMPUTED_GAMES[game]
  const name = 'setting' in rules ? rules.setting.name : ''
  const value = name === 'stake' ? Number(bet[name]) : bet[name]
  return typeof value === 'number' ? value : undefined
}

/** Computes a round again on this device; null where its server seed is still secret. */
export function proveRound(fairness: Fairness, facts: GameFacts): RoundProof | null {
  const { round, serverSeed, clientSeed, nonce, commitment } = fairness
  const game = rulesOf(round, facts)
  if (serverSeed === null || game === null || fairness.kind !== 'pair') return null
  const steps = recomputeRound({
    game,
    serverSeed,
    clientSeed,
    nonce,
    setting: settingOf(game, fields(round.bet)),
  })
  const played = playedOf(round)
  const told = outcomeText(game, fields(steps.outcome), played?.length)
  return {
    steps,
    isPromised: steps.commitment === commitment,
    isPlayed: played === null ? null : played.join(' ') === told,
  }
}

/** The verifier with game, seeds and number of the round, as far as they are out; null where no rules recompute it. */
export function verifierOf(fairness: Fairness, facts: GameFacts): string | null {
  const { round, kind, serverSeed, clientSeed, nonce, commitment } = fairness
  const rules = rulesOf(round, facts)
  const game = kind === 'chain' ? 'crash' : rules
  if (game === null) return null
  const setting = rules === null ? undefined : settingOf(rules, fields(round.bet))
  return withQuery(paths.gameVerifier(), {
    game,
    nonce: String(nonce),
    serverSeed: serverSeed ?? undefined,
    clientSeed,
    commitment,
    setting: setting === undefined ? undefined : String(setting),
  })
}

const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})
const list = (value: unknown): unknown[] | null => (Array.isArray(value) ? value : null)
const sorted = (cells: unknown[] | null) => cells?.map(Number).toSorted((a, b) => a - b) ?? null

/** What the round's view shows of what was drawn, in the order in which it is compared. */
function playedOf({ engine, view }: PlayRound): unknown[] | null {
  const shown = fields(view)
  const cards = (key: string) => list(shown[key])?.map((card) => cardText(Number(card))) ?? []
  switch (engine) {
    case 'mines':
      return sorted(list(shown['mines']))
    case 'plinko':
      return list(shown['path'])
    case 'keno':
      return list(shown['drawn'])
    case 'hi-lo':
      return cards('cards')
    case 'baccarat':
      return [...cards('player'), ...cards('banker')]
    case 'slot':
      return list(fields(shown['spin'])['stops'])
    case 'tai-xiu':
    case 'bau-cua':
      return list(shown['dice'])
    case 'xoc-dia':
      return list(shown['coins'])
    case 'blackjack':
    case 'crash':
      return null
    default: {
      const drawn = shown['roll'] ?? shown['point'] ?? shown['place'] ?? shown['pocket'] ?? shown['shot']
      return drawn === undefined ? null : [drawn]
    }
  }
}

/** The same of the recomputed outcome; a series of cards only as far as it was seen. */
function outcomeText(game: RecomputedGame, outcome: Fields, length = 0): string {
  switch (game) {
    case 'mines':
      return (sorted(list(outcome['cellsWithMines'])) ?? []).join(' ')
    case 'plinko':
      return [...String(outcome['path'])].join(' ')
    case 'hi-lo':
      return (list(outcome['cards']) ?? []).slice(0, length).join(' ')
    case 'baccarat':
      return [...(list(outcome['player']) ?? []), ...(list(outcome['banker']) ?? [])].join(' ')
    default:
      return Object.values(outcome)
        .slice(0, 1)
        .map((value) => (Array.isArray(value) ? value.join(' ') : String(value)))
        .join(' ')
  }
}
