import { slotMachineName } from '@keo/game-rules/games/slot-machines'
import { paths, withQuery } from '../../../navigation/paths.ts'
import type { Look } from './replay/replay-part.ts'

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

/** Which part of a bet decides how much is drawn, by engine. */
const SETTINGS: Readonly<Record<string, string>> = {
  mines: 'mines',
  plinko: 'rows',
  wheel: 'places',
  fishing: 'value',
}

/** The verifier with all that the replay tells of the round; null for a round that is not one of our own games. */
export function verifierPath(engine: string | null, replay: unknown, look: Look): string | null {
  if (engine === null) return null
  const fields = fieldsOf(replay)
  const round = fieldsOf(fields?.['round']) ?? fields
  const bet = fieldsOf(round?.['bet'])
  return withQuery(paths.gameVerifier(), {
    game: engine === 'slot' && look ? `slot-${slotMachineName(look)}` : engine,
    nonce: textOf(fields?.['nonce']) ?? textOf(round?.['number']),
    serverSeed: textOf(fields?.['serverSeed']),
    clientSeed: textOf(fields?.['clientSeed']),
    commitment: textOf(fields?.['commitment']),
    setting: textOf(bet?.[SETTINGS[engine] ?? '']),
  })
}

/** What was bet and what was seen of the round; null where the provider tells none. */
export function replayedRound(replay: unknown): { readonly bet: unknown; readonly view: unknown } | null {
  const fields = fieldsOf(replay)
  const round = fieldsOf(fields?.['round']) ?? fields
  return round && 'view' in round ? { bet: round['bet'], view: round['view'] } : null
}
