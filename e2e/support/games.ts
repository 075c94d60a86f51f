import { type GameRoundRecord, listGameRounds } from '@keo/contract/games'
import type { World } from '@keo/dev-world/world'
import { gamePlay as words } from '@keo/messages/game-play/vi'
import { days, serverTimeText } from '@keo/units/instants'
import type { Page } from '@playwright/test'
import { expect, front } from './journey.ts'

/** A control call of the sandbox game provider. */
export async function controlGames(world: World, path: string, body: object): Promise<void> {
  const answer = await fetch(`${world.url}/games${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
}

type Tables = {
  game: { id: number; symbol: string; maintenance_starts_at: unknown; maintenance_ends_at: unknown }
  member: { id: string; user_name: string }
}
const tablesOf = (world: World) => world.database.db.withTables<Tables>()

/** The id of a game of the catalogue, as it stands in the address of its page. */
export async function gameIdOf(world: World, symbol: string): Promise<number> {
  const [found] = await tablesOf(world).selectFrom('game').select('id').where('symbol', '=', symbol).execute()
  return Number(found!.id)
}

export async function memberIdOf(world: World, userName: string): Promise<string> {
  const [found] = await tablesOf(world)
    .selectFrom('member')
    .select('id')
    .where('user_name', '=', userName)
    .execute()
  return found!.id
}

/** The game rests between these instants of the world, or not at all. */
export async function restGame(world: World, symbol: string, window: readonly [number, number] | null) {
  const [from, until] = window?.map((at) => new Date(at)) ?? [null, null]
  await tablesOf(world)
    .updateTable('game')
    .set({ maintenance_starts_at: from, maintenance_ends_at: until })
    .where('symbol', '=', symbol)
    .execute()
  // What the server keeps of the catalogue is a few seconds old at most.
  await world.clock.advance(5000)
}

/** Every round of the last two days in the own bet records, newest first. */
export async function recordedRounds(world: World, token: string): Promise<GameRoundRecord[]> {
  const dayOf = (at: number) => serverTimeText(at).slice(0, 10)
  const now = world.worldClock.now()
  const period = { fromDay: dayOf(now - days(1)), untilDay: dayOf(now) }
  const all: GameRoundRecord[] = []
  for (let before: string | null = ''; before !== null;) {
    const page: GameRoundPage = await world.call(
      listGameRounds,
      { ...period, ...(before && { before }) },
      { token },
    )
    all.push(...page.data.records)
    before = page.data.next
  }
  return all
}
type GameRoundPage = { data: { records: GameRoundRecord[]; next: string | null } }

/** What stands in the bar of a game, in dong. */
export async function balanceOf(page: Page): Promise<number> {
  const text = await front(page).getByRole('group', { name: words['game.balance'], exact: true }).innerText()
  const found = /^([\d.]+)(?:,(\d{2}))?/.exec(text.replaceAll(/\s/g, ''))
  if (!found) throw new Error(`no balance: ${text}`)
  return Number(found[1]!.replaceAll('.', '')) + Number(found[2] ?? '0') / 100
}

export const expectBalance = (page: Page, dong: number) =>
  expect.poll(() => balanceOf(page), 'the balance in sight').toBe(dong)

export const pressIn = (page: Page, name: RegExp) => front(page).getByRole('button', { name }).first().click()
