import { getSportsToken } from '@keo/contract/sports'
import type { World } from '@keo/dev-world/world'
import type { ProviderCall, ProviderResponseOf } from '@keo/sportsbook-contract/define-provider-call'
import type { MatchRecord } from '@keo/sportsbook-contract/match-record'
import { getList } from '@keo/sportsbook-contract/matches'
import { newBetList } from '@keo/sportsbook-contract/orders'
import { money } from '@keo/units/money'
import type { MemberId } from '@keo/contract/ids'

const SPORTSBOOK = '/sportsbook'
export const PLAY = { live: 1, today: 3 } as const

/** The provider over its wire, as the app calls it. */
export async function askBook<C extends ProviderCall>(
  world: World,
  call: C,
  body: object,
  token = '',
): Promise<ProviderResponseOf<C>> {
  const answer = await fetch(world.url + SPORTSBOOK + call.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    body: JSON.stringify({ languageType: 'VIE', currencyId: 1000, ...body }),
  })
  const { code, message, data } = (await answer.json()) as { code: number; message: string; data: unknown }
  if (code !== 0) throw new Error(`${call.path}: ${code} ${message}`)
  return data as ProviderResponseOf<C>
}

export type OnSale = { matchId: number; marketId: number; optionType: number; odds: number; name: string }

/** One open selection of each match, of a market type where one is named. */
export async function onSale(world: World, type: number, marketType?: number): Promise<OnSale[]> {
  const { records } = await askBook(world, getList, { type, sportId: 1, size: 50 })
  // Those that begin last have the longest to go.
  return records.toSorted((one, other) => other.bt - one.bt).flatMap((match) => firstOpen(match, marketType))
}

/** The first question prices every match of the day; no screen should have to wait for it. */
export async function openBook(world: World): Promise<void> {
  for (const type of Object.values(PLAY)) await onSale(world, type)
}

function firstOpen(match: MatchRecord, marketType: number | undefined): OnSale[] {
  for (const { mty, mks } of match.mg) {
    if (marketType !== undefined && mty !== marketType) continue
    const market = mks.find(({ ss, au, op }) => ss === 1 && au === 1 && op.every(({ od }) => od > 1))
    const option = market?.op[0]
    if (market && option)
      return [
        {
          matchId: match.id,
          marketId: market.id,
          optionType: option.ty,
          odds: option.od,
          name: option.nm || option.na,
        },
      ]
  }
  return []
}

/** The member may play, and has so many dong more. */
export async function fund(world: World, userName: string, dong: number): Promise<void> {
  const rows = await world.database.db
    .withTables<{ member: { id: MemberId; user_name: string; identity_verified_at: unknown } }>()
    .updateTable('member')
    .set({ identity_verified_at: new Date(world.worldClock.now()) })
    .where('user_name', '=', userName)
    .returning('id')
    .execute()
  const key = `fund:${userName}:${dong}:${world.clock.monotonicMs()}`
  await world.app.ledger.submit({
    op: 'move',
    memberId: rows[0]!.id,
    key,
    kind: 'deposit',
    reference: key,
    amount: money(BigInt(dong) * 100n, 'VND'),
    from: 'house:bank',
    to: 'available',
  })
}

/** Every order of a member, newest first. */
export async function ordersOf(world: World, token: string) {
  const { data } = await world.call(getSportsToken, {}, { token })
  const lists = await Promise.all(
    [false, true].map((isSettled) => askBook(world, newBetList, { isSettled, size: 100 }, data.token)),
  )
  return lists.flatMap(({ records }) => records).toSorted((one, other) => other.cte - one.cte)
}
