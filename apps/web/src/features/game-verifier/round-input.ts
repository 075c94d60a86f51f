import { isServerSeed } from '@keo/game-rules/draws'
import { RECOMPUTED_GAMES, type RecomputedGame, type RecomputedRules } from '@keo/game-rules/recompute'
import type { PlainMessageKey } from '@keo/messages/keys'

/** Rounds of the crash follow from a chain of hashes, all others from a pair of seeds. */
export const VERIFIED_GAMES = [...(Object.keys(RECOMPUTED_GAMES) as RecomputedGame[]), 'crash'] as const
export type VerifiedGame = RecomputedGame | 'crash'

/** What is typed or stands in the address. */
export type RoundForm = {
  readonly game: VerifiedGame
  readonly serverSeed: string
  readonly commitment: string
  readonly clientSeed: string
  readonly nonce: string
  readonly setting: string
}

export type FieldName = Exclude<keyof RoundForm, 'game'>
export type FieldErrors = Partial<Record<FieldName, PlainMessageKey>>

const FIELDS = ['serverSeed', 'commitment', 'clientSeed', 'nonce', 'setting'] as const
const TEXT_LONGEST = 256
const NONCE = /^\d{1,15}$/

export const settingOf = (game: VerifiedGame): RecomputedRules['setting'] =>
  game === 'crash' ? undefined : (RECOMPUTED_GAMES[game] as RecomputedRules).setting

/** The address fills the form; what it says wrongly is shown and told, not thrown away. */
export function readForm(query: URLSearchParams): RoundForm {
  // A slot is told without its machine: the player chooses which of the three it was.
  const asked = query.get('game') === 'slot' ? 'slot-mid' : query.get('game')
  const game = VERIFIED_GAMES.find((name) => name === asked) ?? 'mines'
  const of = (name: FieldName) => (query.get(name) ?? '').slice(0, TEXT_LONGEST + 1).trim()
  return {
    game,
    serverSeed: of('serverSeed').toLowerCase(),
    commitment: of('commitment').toLowerCase(),
    clientSeed: of('clientSeed'),
    nonce: of('nonce'),
    setting: of('setting') || String(settingOf(game)?.usual ?? ''),
  }
}

export function checkForm(form: RoundForm): FieldErrors {
  const wrong: Record<FieldName, boolean> = {
    serverSeed: !isServerSeed(form.serverSeed),
    commitment: form.commitment !== '' && !isServerSeed(form.commitment),
    clientSeed: form.clientSeed === '' || form.clientSeed.length > TEXT_LONGEST,
    nonce: form.game !== 'crash' && !NONCE.test(form.nonce),
    setting: !isSettingAllowed(form),
  }
  return Object.fromEntries(
    FIELDS.filter((name) => wrong[name]).map((name) => [name, `verifier.error.${name}` as const]),
  )
}

function isSettingAllowed({ game, setting }: RoundForm): boolean {
  const rule = settingOf(game)
  return !rule || (/^\d{1,12}$/.test(setting) && rule.isAllowed(Number(setting)))
}
