import type { Cancel, Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Log } from '@keo/service-kit/log'
import { GAME_CODES } from '@keo/games-contract/codes'
import { isShared } from '@keo/games-contract/engines'
import { LEAST_ROUND_MS } from '@keo/games-contract/play-calls'
import type { SharedTable } from '@keo/games-contract/shared-tables'
import { hours } from '@keo/units/instants'
import { CATALOGUE } from './catalogue/catalogue.ts'
import { SOLO_ENGINES } from './engines/all-engines.ts'
import { sqlFreeRounds } from './free-rounds/free-round-rows.ts'
import { createFreeRounds } from './free-rounds/free-rounds.ts'
import { refusePlay } from './ground/play-refusal.ts'
import { secretBytes } from './ground/secret-bytes.ts'
import { sqlPlayers } from './players/players.ts'
import { type Session, sqlSessions } from './players/sessions.ts'
import { createFinaliser } from './rounds/finalise.ts'
import { NOTHING_FORCED, sqlForcedResults } from './rounds/forced-results.ts'
import { takeBackLostBets } from './rounds/lost-bets.ts'
import { createFairness } from './tables/fairness.ts'
import { sqlAutoPlays } from './rounds/auto-plays.ts'
import { dropOldDemos } from './rounds/old-demos.ts'
import { createPace } from './rounds/pace.ts'
import type { Playable } from './rounds/playable.ts'
import { createRoundDesk, type RoundDesk } from './rounds/round-desk.ts'
import { createRoundIds } from './rounds/round-ids.ts'
import { roundView } from './rounds/round-view.ts'
import type { RoundRow } from './rounds/round-row.ts'
import { sqlRounds } from './rounds/round-rows.ts'
import { sqlRecords } from './records/records.ts'
import { sqlSeedPairs } from './seeds/seed-pairs.ts'
import { crashEngine } from './tables/crash-table.ts'
import { createPaySeats } from './tables/pay-seats.ts'
import { createTableDesk } from './tables/table-desk.ts'
import { sqlTables } from './tables/table-store.ts'
import { createTables } from './tables/tables.ts'
import { taiXiuEngine } from './tables/tai-xiu-table.ts'
import { playCodeOf } from './wallet/bet-answers.ts'
import { sqlCredits } from './wallet/credits.ts'
import { sqlMovements } from './wallet/movements.ts'
import type { Operator } from './wallet/operator.ts'
import { createOutbox } from './wallet/outbox.ts'
import { createPurse } from './wallet/purse.ts'

type Needs = {
  readonly clock: Clock
  readonly machineClock: Clock
  readonly ids: Ids
  readonly log: Log
  readonly database: Database
  readonly operator: Operator
  readonly isSandbox: boolean
  readonly seed?: string | null | undefined
  readonly isUntimed?: boolean | undefined
}

const ENGINES: typeof SOLO_ENGINES = { ...SOLO_ENGINES, crash: crashEngine, 'tai-xiu': taiXiuEngine }

const CLEAN_MS = hours(1)

/** Stores, purse and the desks of rounds, put together. */
export function openDesk(needs: Needs) {
  const { clock, machineClock, ids, log, database, operator, isSandbox, isUntimed } = needs

  const kept = { database, clock, ids }
  const movements = sqlMovements(kept)
  const credits = sqlCredits(database)
  const rounds = sqlRounds(kept)
  const secrets = secretBytes(ids, needs.seed ?? null)
  const pairs = sqlSeedPairs({ database, clock, secrets })
  const purse = createPurse({ database, ids, movements, rounds, operator, credits })
  const outbox = createOutbox({ movements, operator, clock, log })
  const forced = isSandbox ? sqlForcedResults : NOTHING_FORCED
  const newRoundId = createRoundIds(clock, ids)
  const freeRoundRows = sqlFreeRounds(kept)
  const freeRounds = createFreeRounds({ database, ids, rows: freeRoundRows, movements, outbox })
  const autoPlays = sqlAutoPlays(kept)
  const soloDesk = createRoundDesk({
    database,
    rounds,
    pairs,
    purse,
    outbox,
    forced,
    freeRounds,
    autoPlays,
    // Where the clock is moved by hand nobody waits for it.
    pace: createPace(machineClock, isUntimed ? 0 : LEAST_ROUND_MS),
    newRoundId,
  })
  const store = sqlTables(kept)
  const paySeats = createPaySeats({ database, store, rounds, purse })
  const tables = createTables({ clock, secrets, log, store, paySeats, sendPayments: () => void flush() })
  const tableDesk = createTableDesk({ clock, rounds, purse, outbox, tables, store, newRoundId })
  const deskOf = ({ game }: Playable) => (isShared(game.facts.engine) ? tableDesk : soloDesk)
  const desk: RoundDesk = {
    ...soloDesk,
    begin: (session, playable, tap) => deskOf(playable).begin(session, playable, tap),
    move: (session, playable, asked) => deskOf(playable).move(session, playable, asked),
  }
  const games = CATALOGUE.filter(({ facts }) => ENGINES[facts.engine])
  const byId = new Map(games.map((game) => [game.id, game]))
  const players = sqlPlayers(kept)
  function playableOf(id: string): Playable | null {
    const game = byId.get(id)
    const engine = game && ENGINES[game.facts.engine]
    return engine ? { game, engine } : null
  }
  function soloOf(id: string): Playable | null {
    const playable = playableOf(id)
    return playable && !isShared(playable.game.facts.engine) ? playable : null
  }
  const fairnessOf = createFairness({ pairs, tableDesk, playableOf })
  const around = { database, clock, log, rounds, pairs, players, purse, outbox, desk }
  const finaliser = createFinaliser({ ...around, soloOf })
  const sessions = sqlSessions({ ...kept, log })
  const stops: Cancel[] = []
  const flush = () =>
    outbox.flush().catch((err: unknown) => log.warn({ err }, 'the operator could not be told'))

  async function dropOld(): Promise<void> {
    await sessions.dropOld()
    await dropOldDemos({ database, clock, log })
  }
  const hourly = () => {
    dropOld().catch((err: unknown) => log.warn({ err }, 'old sessions and demos were not dropped'))
    freeRounds.run().catch((err: unknown) => log.warn({ err }, 'free rounds could not be ended'))
  }

  return {
    players,
    autoPlays,
    freeRounds,
    freeRoundRows,
    forced,
    finaliser,
    records: sqlRecords(database),
    sessions,
    movements,
    rounds,
    pairs,
    outbox,
    desk,
    tables,
    fairnessOf,
    games,
    gameOf: (id: string) => byId.get(id) ?? null,
    playable: (id: string): Playable => playableOf(id) ?? refusePlay('GAME_OFF'),
    /** A round as its page draws it again; null for a game that is not offered any more. */
    replay(row: RoundRow) {
      const playable = playableOf(row.game_id)
      return playable && roundView(row, playable.engine)
    },
    /** Null for a game without a shared table. */
    lookAtTable(gameId: string): Promise<SharedTable> | null {
      const engine = byId.get(gameId)?.facts.engine
      return engine && isShared(engine) ? tables.of(gameId, engine).look() : null
    },
    async balanceOf({ isDemo, playerId, operatorToken }: Session): Promise<bigint> {
      if (isDemo) return credits.left(playerId)
      const token: Record<string, string> = operatorToken === null ? {} : { token: operatorToken }
      const answer = await operator.call('balance', { userId: playerId, ...token })
      if (answer?.code !== GAME_CODES.done || answer.cash === null) return refusePlay(playCodeOf(answer))
      return answer.cash
    },
    async open() {
      await takeBackLostBets({ database, movements, rounds, freeRounds, log })
      stops.push(outbox.start(), finaliser.start(), clock.every(CLEAN_MS, hourly))
      await tables.open()
    },
    async run() {
      await tables.run()
      await finaliser.run()
      await freeRounds.run()
      await outbox.flush()
    },
    async close() {
      await tables.close()
      for (const stop of stops.splice(0)) stop()
      await flush()
    },
  }
}
