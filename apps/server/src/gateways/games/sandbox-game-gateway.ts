import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import { sql } from 'kysely'
import type { GameAnswer, GameGateway, GameTransfer } from './game-gateway.ts'

/** `silent` moves the money and loses its answer, as a broken line does; `refusing` turns everything down. */
export type GameWeather = 'fine' | 'silent' | 'refusing'

export type SandboxGameGateway = GameGateway & { setWeather(weather: GameWeather): void }

type Needs = { database: Database; clock: Clock; tenantId: string }

/** Every provider in one, with books of its own: what it holds is what was moved to it and not back. */
export function sandboxGameGateway({ database, clock, tenantId }: Needs): SandboxGameGateway {
  let weather: GameWeather = 'fine'

  function book({ provider, player, reference, direction, amount }: GameTransfer): Promise<GameAnswer> {
    const signed = direction === 'in' ? amount.minor : -amount.minor
    return database.tx(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${provider}|${player}`}, 0))`.execute(tx)
      const { rows } = await sql<{ reference: string; amount: bigint }>`
        select reference, amount from sandbox.game_transfer
        where tenant_id = ${tenantId} and provider = ${provider} and player = ${player}`.execute(tx)
      if (rows.some((row) => row.reference === reference)) return 'done'
      const held = rows.reduce((sum, row) => sum + row.amount, 0n)
      if (held + signed < 0n) return 'refused'
      await sql`insert into sandbox.game_transfer (tenant_id, provider, reference, player, amount, at)
        values (${tenantId}, ${provider}, ${reference}, ${player}, ${signed}, ${sqlInstant(clock.now())})`.execute(
        tx,
      )
      return 'done'
    })
  }

  return {
    setWeather(next) {
      weather = next
    },
    async move(transfer) {
      if (weather === 'refusing') return 'refused'
      const answer = await book(transfer)
      if (weather === 'silent') throw new Error('The game provider did not answer.')
      return answer
    },
  }
}
