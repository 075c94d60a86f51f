import { isServerSeed } from '@keo/game-rules/draws'
import type { PlainMessageKey } from '@keo/messages/keys'
import type { VerifiedGame } from '../../proofs/evidence.ts'
import { type GivenRound, settingOf, VERIFIED_GAMES } from '../../proofs/round-proof.ts'

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

/** A form without errors as the round that it tells of; what was played is not asked for. */
export const roundOf = ({
  game,
  serverSeed,
  commitment,
  clientSeed,
  nonce,
  setting,
}: RoundForm): GivenRound => ({
  game,
  serverSeed,
  clientSeed,
  nonce: Number(nonce),
  setting: setting === '' ? null : Number(setting),
  commitment: commitment === '' ? null : commitment,
  drawn: null,
})
