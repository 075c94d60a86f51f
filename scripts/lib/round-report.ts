import { parseArgs } from 'node:util'
import { isClientSeed, isServerSeed } from '@keo/game-rules/draws'
import { crashBits, crashPoint, previousRoundHash } from '@keo/game-rules/games/crash'
import {
  RECOMPUTED_GAMES,
  type RecomputedGame,
  type RecomputedRules,
  recomputeRound,
} from '@keo/game-rules/recompute'

export type RoundReport = { readonly isProven: boolean; readonly lines: readonly string[] }

const OPTIONS = {
  seed: { type: 'string' },
  commitment: { type: 'string' },
  client: { type: 'string' },
  nonce: { type: 'string' },
  set: { type: 'string' },
  salt: { type: 'string' },
} as const

const USAGE = `npm run verify -- <game> --seed <64 hex digits> --client <client seed> --nonce <number> [--commitment <hash>] [--set <number>]
npm run verify -- crash --seed <hash of the round> --salt <salt> [--commitment <hash of the round before>]
Games: ${Object.keys(RECOMPUTED_GAMES).join(', ')}, crash. --set is the number of mines, rows, places, the value of a fish, or the stake of a round with the jackpot.`

/** What the command prints for its words; proven is a round whose commitment, where one is given, fits its seed. */
export function roundReport(words: readonly string[]): RoundReport {
  let parsed
  try {
    parsed = parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    return refusal(error instanceof Error ? error.message : String(error))
  }
  const { positionals, values } = parsed
  const [game, ...more] = positionals
  if (!game || more.length > 0) return refusal('Name one game.')
  if (!values.seed || !isServerSeed(values.seed)) return refusal('--seed takes 64 hex digits.')
  if (game === 'crash') return crashReport(values.seed, values.salt, values.commitment)
  if (!(game in RECOMPUTED_GAMES)) return refusal(`There is no game called ${game}.`)
  return seedReport(game as RecomputedGame, values.seed, values)
}

const refusal = (problem: string): RoundReport => ({ isProven: false, lines: [problem, '', USAGE] })

type Given = {
  readonly client?: string
  readonly nonce?: string
  readonly set?: string
  readonly commitment?: string
}

function seedReport(
  game: RecomputedGame,
  serverSeed: string,
  { client, nonce, set, commitment }: Given,
): RoundReport {
  if (client === undefined || !isClientSeed(client))
    return refusal('--client takes 1 to 64 signs without a colon.')
  if (!nonce || !/^[1-9]\d{0,14}$/.test(nonce)) return refusal('--nonce takes a whole number from 1.')
  const rules: RecomputedRules = RECOMPUTED_GAMES[game]
  if (set !== undefined && !rules.setting?.isAllowed(Number(set))) {
    return refusal(
      rules.setting ? `${set} is no number of ${rules.setting.name}.` : `${game} takes no --set.`,
    )
  }
  const setting = set === undefined ? {} : { setting: Number(set) }
  const round = recomputeRound({ game, serverSeed, clientSeed: client, nonce: Number(nonce), ...setting })
  return {
    isProven: fits(round.commitment, commitment),
    lines: [
      `1. SHA-256 of the server seed  ${round.commitment}`,
      `   ${verdict(round.commitment, commitment)}`,
      ...round.blocks.map((block, index) => `2. HMAC-SHA256 of "${client}:${nonce}:${index}"  ${block}`),
      `3. Numbers drawn  ${round.numbers.join(' ')}`,
      `4. Outcome  ${JSON.stringify(round.outcome)}`,
    ],
  }
}

function crashReport(roundHash: string, salt: string | undefined, before: string | undefined): RoundReport {
  if (!salt) return refusal('--salt takes the published salt.')
  const previous = previousRoundHash(roundHash)
  return {
    isProven: fits(previous, before),
    lines: [
      `1. SHA-256 of the round's hash  ${previous}`,
      `   ${verdict(previous, before)}`,
      `2. First 52 bits of HMAC-SHA256 over the salt  ${crashBits(roundHash, salt)}`,
      `3. The round ended at  ${(crashPoint(roundHash, salt) / 100).toFixed(2)}`,
    ],
  }
}

const fits = (found: string, promised: string | undefined) =>
  promised === undefined || found === promised.toLowerCase()

function verdict(found: string, promised: string | undefined): string {
  if (promised === undefined) return 'compare it with the hash that was shown before the round'
  return fits(found, promised) ? 'is the hash that was shown before' : 'IS NOT the hash that was shown before'
}
