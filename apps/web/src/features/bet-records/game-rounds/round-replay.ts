import { paths, withQuery } from '../../../navigation/paths.ts'

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
export function verifierPath(engine: string | null, replay: unknown): string | null {
  if (engine === null) return null
  const fields = fieldsOf(replay)
  const round = fieldsOf(fields?.['round']) ?? fields
  const bet = fieldsOf(round?.['bet'])
  return withQuery(paths.gameVerifier(), {
    game: engine,
    nonce: textOf(fields?.['nonce']) ?? textOf(round?.['number']),
    serverSeed: textOf(fields?.['serverSeed']),
    clientSeed: textOf(fields?.['clientSeed']),
    commitment: textOf(fields?.['commitment']),
    setting: textOf(bet?.[SETTINGS[engine] ?? '']),
  })
}

/** What happened in the round, line by line: every field that its game page draws from. */
export function replayLines(replay: unknown): { name: string; text: string }[] {
  const fields = fieldsOf(replay)
  const round = fieldsOf(fields?.['round']) ?? fields
  const drawn = fieldsOf(round?.['view']) ?? round
  return Object.entries(drawn ?? {}).flatMap(([name, value]) =>
    value === null || value === undefined
      ? []
      : [{ name, text: typeof value === 'string' ? value : JSON.stringify(value) }],
  )
}
