import { slotMachineName } from '@keo/game-rules/games/slot-machines'
import { paths, withQuery } from '../../../navigation/paths.ts'
import type { Look } from './replay/replay-part.ts'

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

/** Which part of a bet decides how much is drawn, by the rules of the verifier. */
const SETTINGS: Readonly<Record<string, string>> = {
  mines: 'mines',
  plinko: 'rows',
  wheel: 'places',
  fishing: 'value',
  'slot-jackpot': 'stake',
}

/** Which rules of the verifier recompute the round; a round that fed a jackpot has one draw more. */
function rulesOf(engine: string, view: Fields | undefined, look: Look): string {
  if (engine !== 'slot') return engine
  if (typeof view?.['jackpot'] === 'string') return 'slot-jackpot'
  return look ? `slot-${slotMachineName(look)}` : engine
}

/** The verifier with all that the replay tells of the round; null for a round that is not one of our own games. */
export function verifierPath(engine: string | null, replay: unknown, look: Look): string | null {
  if (engine === null) return null
  const fields = fieldsOf(replay)
  const round = fieldsOf(fields?.['round']) ?? fields
  const bet = fieldsOf(round?.['bet'])
  const game = rulesOf(engine, fieldsOf(round?.['view']), look)
  return withQuery(paths.gameVerifier(), {
    game,
    nonce: textOf(fields?.['nonce']) ?? textOf(round?.['number']),
    serverSeed: textOf(fields?.['serverSeed']),
    clientSeed: textOf(fields?.['clientSeed']),
    commitment: textOf(fields?.['commitment']),
    setting: settingOf(bet?.[SETTINGS[game] ?? '']),
  })
}

/** Stakes of the wire are texts such as `5000.00`; the verifier takes the number. */
const settingOf = (value: unknown): string | undefined =>
  textOf(value) === undefined ? undefined : String(Number(value))

/** What was bet and what was seen of the round; null where the provider tells none. */
export function replayedRound(replay: unknown): { readonly bet: unknown; readonly view: unknown } | null {
  const fields = fieldsOf(replay)
  const round = fieldsOf(fields?.['round']) ?? fields
  return round && 'view' in round ? { bet: round['bet'], view: round['view'] } : null
}
