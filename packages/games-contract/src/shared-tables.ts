import * as z from 'zod/mini'
import { PlayAmount } from './amounts.ts'
import { RoundId } from './play-round.ts'

/** Socket of shared rounds, under the provider's base address, opened with this protocol name. */
export const TABLES_PATH = '/tables'
export const TABLES_PROTOCOL = 'keo.tables.v1'

/** The only message of a page; it takes the place of what was watched before. The whole table is the answer. */
export const TableWatch = z.strictObject({ watch: z.string().check(z.minLength(1), z.maxLength(32)) })

/** A player at a shared table as others see them: a masked name. `isCrowd` marks the sandbox's own, and the page says so. */
const Seat = z.object({
  name: z.string(),
  /** The player's own round, so that a page knows its own among the others; null of the crowd. */
  round: z.nullable(RoundId),
  isCrowd: z.boolean(),
  stake: PlayAmount,
  /** Hundredths; null while in flight. */
  leftAt: z.nullable(z.int()),
  returned: z.nullable(PlayAmount),
})

export const CRASH_PHASES = ['betting', 'flying', 'ended'] as const
export const CrashTable = z.object({
  kind: z.literal('crash'),
  gameId: z.string(),
  number: z.int(),
  phase: z.enum(CRASH_PHASES),
  /** Milliseconds since 1970: now by the provider, when the phase began, and when it ends (null: nobody may know). */
  now: z.int(),
  phaseAt: z.int(),
  phaseEndsAt: z.nullable(z.int()),
  /** Hundredths; known when the round has ended. */
  point: z.nullable(z.int()),
  /** The round's hash once it has ended; its SHA-256 is `previousHash`, published before. */
  hash: z.nullable(z.string()),
  previousHash: z.string(),
  salt: z.string(),
  seats: z.array(Seat),
  /** Players in the round, those not in `seats` too. */
  players: z.int(),
  /** Points of the last rounds in hundredths, newest first. */
  history: z.array(z.int()),
})
export type CrashTable = z.output<typeof CrashTable>

const Pool = z.object({ amount: PlayAmount, players: z.int() })
export const TAI_XIU_PHASES = ['betting', 'closed', 'shown'] as const
export const TaiXiuTable = z.object({
  kind: z.literal('tai-xiu'),
  gameId: z.string(),
  number: z.int(),
  phase: z.enum(TAI_XIU_PHASES),
  now: z.int(),
  phaseAt: z.int(),
  phaseEndsAt: z.int(),
  /** What lies on both sides, the sandbox crowd's part included; the page names that part. */
  tai: Pool,
  xiu: Pool,
  crowdPlayers: z.int(),
  dice: z.nullable(z.array(z.int())),
  /** SHA-256 of the seed of this table's series; the seed is shown when the series ends. */
  commitment: z.string(),
  clientSeed: z.string(),
  /** Dice of the last rounds, newest first. */
  history: z.array(z.array(z.int())),
})
export type TaiXiuTable = z.output<typeof TaiXiuTable>

export const SharedTable = z.discriminatedUnion('kind', [CrashTable, TaiXiuTable])
export type SharedTable = z.output<typeof SharedTable>

/** A pushed message: the whole table, with a number that only grows so that an old one is left aside. */
export const TableMessage = z.object({ sequence: z.int(), table: SharedTable })
export type TableMessage = z.output<typeof TableMessage>

/** How fast the ship climbs: the multiplier is e to the power of this times the milliseconds of flight. */
const CRASH_GROWTH_PER_MS = 0.00008

/** The multiplier in hundredths after that time of flight. */
export const crashMultiplierAt = (flightMs: number) =>
  Math.floor(100 * Math.exp(CRASH_GROWTH_PER_MS * flightMs))

/** Milliseconds of flight until the multiplier (in hundredths) is reached. */
export const crashFlightMs = (hundredths: number) =>
  Math.ceil(Math.log(hundredths / 100) / CRASH_GROWTH_PER_MS)
