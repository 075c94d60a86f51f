import { createHash } from 'node:crypto'
import { GAME_CALLBACK_BASE, type GameCallbackName } from '@keo/games-contract/callbacks'
import { withHash } from '@keo/games-contract/form-hash'
import type { PlayCall } from '@keo/games-contract/play-calls'
import type { MemberId } from '@keo/contract/ids'
import { money } from '@keo/units/money'
import type * as z from 'zod/mini'
import { gamesMerchant } from '../../gateways/game-provider/games-merchant.ts'
import type { Ledger } from '../ledger/index.ts'

type World = {
  readonly url: string
  readonly clock: { now(): number }
  readonly app: { readonly ledger: Ledger }
  signIn(userName: string): Promise<string>
}
type Storage = { asOwner(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]> }
export type Form = Readonly<Record<string, string>>
export type Said = { error: number; description: string; cash?: number; transactionId?: string } & Record<
  string,
  unknown
>

export const SECRET = gamesMerchant(['dev-world']).secret
const USER = 'maitran88'

/** Whoever has the provider's key, over the network. */
export function gameKeyHolder(world: World, secret = SECRET) {
  async function send(
    name: string,
    body: string,
    contentType = 'application/x-www-form-urlencoded',
  ): Promise<Said> {
    const answer = await fetch(`${world.url}${GAME_CALLBACK_BASE}/${name}.html`, {
      method: 'POST',
      headers: { 'content-type': contentType },
      body,
    })
    if (answer.status !== 200) throw new Error(`status ${answer.status}`)
    return (await answer.json()) as Said
  }
  const tell = (name: GameCallbackName, form: Form): Promise<Said> =>
    send(name, new URLSearchParams(withHash({ providerId: 'keo-sandbox', ...form }, secret)).toString())
  return { send, tell }
}

/** The wire of game pages, as a browser speaks it. */
export function playCalls(world: Pick<World, 'url'>) {
  return async <C extends PlayCall>(call: C, body: object, token?: string) => {
    const answer = await fetch(`${world.url}/games${call.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    return (await answer.json()) as { code: string | null; data: z.output<C['response']> }
  }
}

/** The demo member may play, has a million dong and a game open: of dice where there is one. */
export async function readyPlayer(world: World, database: Storage) {
  const token = await world.signIn(USER)
  const [member] = await database.asOwner(
    'update platform.member set identity_verified_at = now() where user_name = $1 returning id',
    [USER],
  )
  const memberId = member?.['id'] as MemberId
  await world.app.ledger.submit({
    op: 'move',
    memberId,
    key: 'fund-games',
    kind: 'deposit',
    reference: 'fund',
    amount: money(100_000_000n, 'VND'),
    from: 'house:capital',
    to: 'available',
  })
  const [game] = await database.asOwner(
    `select id, symbol from platform.game where symbol is not null
     order by facts->>'engine' = 'dice' desc nulls last, position, id limit 1`,
  )
  const play = { id: game?.['id'] as number, symbol: game?.['symbol'] as string }
  return { token, memberId, game: play, launch: await openLaunch(world, database, memberId, play.id) }
}

let launches = 0
/** A launch as `jumpToGame` makes one, whose token the test knows. */
export async function openLaunch(world: World, database: Storage, memberId: string, gameId: number) {
  const launch = `launch-${(launches += 1)}`
  await database.asOwner(
    `insert into platform.game_launch (tenant_id, launch_hash, member_id, session_id, game_id, launch_until)
     select 'keo', $1, $2, id, $3, $4 from platform.session where member_id = $2 and state = 'active'`,
    [createHash('sha256').update(launch).digest(), memberId, gameId, new Date(world.clock.now() + 300_000)],
  )
  return launch
}
