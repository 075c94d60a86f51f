import type { MemberId } from '@keo/contract/ids'
import { getSportsToken } from '@keo/contract/sports'
import type { TestDatabase } from '@keo/dev-world/test-database'
import type { World } from '@keo/dev-world/world'
import type { ProviderCall, ProviderResponseOf } from '@keo/sportsbook-contract/define-provider-call'
import { money } from '@keo/units/money'
import { tellBook } from './punters.ts'

const TOKEN_EXPIRED = 14_010
/** Hundredths of a dong; nobody loses as much in a day. */
const FUNDS = 500_000_000_00n

export type Fan = { readonly userName: string; readonly memberId: MemberId }

export type Crowd = {
  /** Draws as the seed has it, whatever else draws meanwhile. */
  random(): number
  pick<T>(list: readonly T[]): T | undefined
  anybody(): Fan
  /** The provider over its wire, anybody unless somebody is named; null when it refuses. */
  ask<C extends ProviderCall>(call: C, body: object, fan?: Fan): Promise<ProviderResponseOf<C> | null>
}

/** Hundreds of members who may play and have money. */
export async function openCrowd(
  world: World,
  database: TestDatabase,
  { size, random }: { size: number; random: () => number },
): Promise<Crowd> {
  const fans = await registerAll(database, size)
  await Promise.all(fans.map(({ memberId }) => fund(world, memberId)))
  const tokens = new Map<string, string>()
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const anybody = () => pick(fans) ?? nobody()

  async function renew({ userName }: Fan): Promise<string> {
    const session = await world.signIn(userName)
    const { data } = await world.call(getSportsToken, {}, { token: session })
    tokens.set(userName, data.token)
    return data.token
  }

  return {
    random,
    pick,
    anybody,
    async ask(call, body, fan = anybody()) {
      const token = tokens.get(fan.userName) ?? (await renew(fan))
      const first = await tellBook(world.url, call, body, token)
      // As the app does: a token that is over is renewed, once.
      const { code, data } =
        first.code === TOKEN_EXPIRED ? await tellBook(world.url, call, body, await renew(fan)) : first
      return code === 0 ? data : null
    },
  }
}

function nobody(): never {
  throw new Error('The crowd is empty.')
}

/** As the seed makes its members: the sandbox may sign in as them. */
async function registerAll(database: TestDatabase, size: number): Promise<Fan[]> {
  const rows = await database.asOwner(
    `insert into platform.member
       (tenant_id, id, user_name, user_name_folded, nick_name, is_seeded, registered_at, identity_verified_at)
     select 'keo', 'mbr_' || lpad(n::text, 26, '0'), 'fan' || n, 'fan' || n, 'fan' || n, true, now(), now()
     from generate_series(1, $1::int) n returning id, user_name`,
    [size],
  )
  return rows.map((row) => ({ userName: String(row['user_name']), memberId: String(row['id']) as MemberId }))
}

async function fund(world: World, memberId: MemberId): Promise<void> {
  await world.app.ledger.submit({
    op: 'move',
    memberId,
    key: `life:${memberId}`,
    kind: 'deposit',
    reference: 'life',
    amount: money(FUNDS, 'VND'),
    from: 'house:bank',
    to: 'available',
  })
}
