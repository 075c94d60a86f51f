import * as z from 'zod/mini'
import { PlayAmount } from './amounts.ts'
import { ENGINES } from './engines.ts'

/** A 64-bit number as text: a JavaScript number would lose its last digits. */
export const RoundId = z.string().check(z.regex(/^\d{1,20}$/))

/** `void`: the bet was taken back and nothing was played. */
export const ROUND_STATES = ['open', 'closed', 'void'] as const
export type RoundState = (typeof ROUND_STATES)[number]

/** A round of one player, as that player may know it now. `bet` and `view` are the engine's (`engines/<name>.ts`). */
export const PlayRound = z.object({
  id: RoundId,
  gameId: z.string(),
  engine: z.enum(ENGINES),
  /** The nonce under the player's pair of seeds, or the number of the shared round. */
  number: z.int(),
  state: z.enum(ROUND_STATES),
  /** Everything staked so far in this round. */
  stake: PlayAmount,
  /** What came back, stake included; null while the round is open. */
  returned: z.nullable(PlayAmount),
  /** How many moves were made; the next one is sent with this step. */
  step: z.int(),
  bet: z.unknown(),
  view: z.unknown(),
  /** Milliseconds since 1970. */
  startedAt: z.int(),
  endedAt: z.nullable(z.int()),
})
export type PlayRound = z.output<typeof PlayRound>

/** The pair of seeds that the player's next rounds follow from. */
export const SeedPair = z.object({
  /** SHA-256 of the server seed, hex. */
  commitment: z.string(),
  clientSeed: z.string(),
  /** The nonce of the next round. */
  nextNonce: z.int(),
})
export type SeedPair = z.output<typeof SeedPair>

/** How a round can be computed again. A secret that is not out yet is null. */
export const Fairness = z.object({
  /** `pair`: seeds of the player or of a shared table; `chain`: the crash chain. */
  kind: z.enum(['pair', 'chain']),
  round: PlayRound,
  commitment: z.string(),
  serverSeed: z.nullable(z.string()),
  /** The player's seed, the table's public text, or the chain's salt. */
  clientSeed: z.string(),
  nonce: z.int(),
})
export type Fairness = z.output<typeof Fairness>
