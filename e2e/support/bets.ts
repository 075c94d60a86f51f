import { getSportsToken } from '@keo/contract/sports'
import type { MemberId } from '@keo/contract/ids'
import type { World } from '@keo/dev-world/world'
import type { ProviderCall, ProviderResponseOf } from '@keo/sportsbook-contract/define-provider-call'
import type { MatchRecord } from '@keo/sportsbook-contract/match-record'
import { getList } from '@keo/sportsbook-contract/matches'
import { getStakeOrderStatus } from '@keo/sportsbook-contract/orders'
import { seconds } from '@keo/units/instants'
import { money } from '@keo/units/money'

export const BETTOR = 'maitran88'
const BETTOR_ID = 'mbr_01JSEEDMA1000000000000000' as MemberId
const LIVE = 1
const SOCCER = 1

export type Choice = {
  readonly matchId: number
  readonly marketId: number
  readonly type: number
  readonly odds: number
}

/** A seeded member who may play and has money, and what such a member asks of the provider. */
export async function bettor(world: World) {
  await world.database.db
    .withTables<{ member: { id: string; identity_verified_at: unknown } }>()
    .updateTable('member')
    .set({ identity_verified_at: new Date(world.worldClock.now()) })
    .where('id', '=', BETTOR_ID)
    .execute()
  await world.app.ledger.submit({
    op: 'move',
    memberId: BETTOR_ID,
    key: `journey:${world.clock.now()}`,
    kind: 'gift',
    reference: 'journey',
    amount: money(2_000_000_000n, 'VND'),
    from: 'house:promotions',
    to: 'available',
  })
  const token = await world.signIn(BETTOR)
  const { data: access } = await world.call(getSportsToken, {}, { token })

  async function ask<C extends ProviderCall>(call: C, body: object): Promise<ProviderResponseOf<C>> {
    const answer = await fetch(world.url + access.apiServerAddress + call.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: access.token },
      body: JSON.stringify({ languageType: 'VIE', currencyId: 1000, ...body }),
    })
    const { code, message, data } = (await answer.json()) as { code: number; message: string; data: unknown }
    if (code !== 0) throw new Error(`${call.path}: ${code} ${message}`)
    return data as ProviderResponseOf<C>
  }

  return {
    token,
    ask,
    /** Those with the most time left first. */
    async liveMatches(): Promise<MatchRecord[]> {
      const { records } = await ask(getList, { type: LIVE, sportId: SOCCER, size: 50 })
      return records.toSorted((one, other) => (one.mc.s ?? 0) - (other.mc.s ?? 0))
    },
    /** Time goes on until the book has answered. */
    async accepted(orderIds: readonly string[]): Promise<void> {
      for (let tries = 0; tries < 60; tries += 1) {
        const found = await ask(getStakeOrderStatus, { orderIds })
        if (found.every(({ st }) => st === 4)) return
        const refused = found.find(({ st }) => st === 2 || st === 3)
        if (refused) throw new Error(`refused: ${refused.rjs ?? refused.st}`)
        await world.clock.advance(seconds(1))
      }
      throw new Error('no answer of the book')
    },
  }
}

export type Bettor = Awaited<ReturnType<typeof bettor>>

/** The options of a match that can be bet on now. */
export function choicesOf(match: MatchRecord, marketType: number, period: number) {
  return match.mg
    .filter(({ mty, pe }) => mty === marketType && pe === period)
    .flatMap(({ mks }) => mks)
    .filter(({ ss }) => ss === 1)
    .flatMap(({ id, op }) =>
      op
        .filter(({ od }) => od > 1)
        .map(({ ty, od, li }) => ({ matchId: match.id, marketId: id, type: ty, odds: od, line: li ?? '' })),
    )
}
