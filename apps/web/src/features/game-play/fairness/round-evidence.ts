import type { Fairness, PlayRound } from '@keo/games-contract/play-round'
import type { GameFacts } from '@keo/games-contract/play-game'
import { cardText } from '@keo/game-rules/cards'
import { slotMachineName } from '@keo/game-rules/games/slot-machines'
import { HI_LO_SHOWN, type RecomputedGame, RECOMPUTED_GAMES } from '@keo/game-rules/recompute'
import { paths, withQuery } from '../../../navigation/paths.ts'
import type { RoundEvidence } from '../../../proofs/evidence.ts'
import { inOrder } from '../../../proofs/round-proof.ts'

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

/** A round whose seed is out, for the check on this device or anywhere else; null where no rules recompute it. */
export function roundEvidence(fairness: Fairness, facts: GameFacts): RoundEvidence | null {
  const { round, kind, serverSeed, clientSeed, nonce, commitment } = fairness
  const rules = rulesOf(round, facts)
  const game = kind === 'chain' ? 'crash' : rules
  if (serverSeed === null || game === null) return null
  return {
    keo: 'round 1',
    game,
    serverSeed,
    clientSeed,
    nonce,
    setting: (rules === null ? undefined : settingOf(rules, fields(round.bet))) ?? null,
    commitment,
    drawn: playedOf(round)?.join(' ') ?? null,
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

/** What the round's view shows of what was drawn, in the order in which it is compared. */
function playedOf({ engine, view }: PlayRound): unknown[] | null {
  const shown = fields(view)
  const mines = list(shown['mines'])
  const cards = (key: string) => list(shown[key])?.map((card) => cardText(Number(card))) ?? []
  switch (engine) {
    case 'mines':
      return mines && inOrder(mines)
    case 'plinko':
      return list(shown['path'])
    case 'keno':
      return list(shown['drawn'])
    case 'hi-lo':
      return cards('cards').slice(0, HI_LO_SHOWN)
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
