import { listAudit } from '@keo/contract/console-audit'
import { placeGame } from '@keo/contract/console-game-order'
import { listConsoleGames, type ConsoleGame } from '@keo/contract/console-games'
import { ERRORS } from '@keo/contract/errors'
import { listSlotGames } from '@keo/contract/games'
import { SLOT_TYPE_ID } from '@keo/contract/ids'
import { listGameTypes } from '@keo/contract/site'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { beforeAll, expect, test } from 'vitest'

const OK = 200
const REASON = { reason: 'a party for the new year' }
const { database, world } = sharedWorld({ webRoot: null })
const desk = consoleSteps(world)
let admin: Staff
let editor: Staff
let other: Staff

beforeAll(async () => {
  admin = await desk.first()
  editor = await desk.hire(admin, 'content')
  other = await desk.hire(admin, 'content')
})

/** Every game of the console's list, page by page. */
async function catalogue(): Promise<ConsoleGame[]> {
  const games: ConsoleGame[] = []
  let after = ''
  do {
    const { data } = await desk.ask(listConsoleGames, { days: 1, after }, editor)
    games.push(...data.games)
    after = data.next
  } while (after !== '')
  return games
}

/** As players see it: of a type, or of all of them. */
const lobby = async (id: number) => {
  const { data } = await world.call(listSlotGames, { id, slotType: 'all' })
  return data.games.map((game) => game.id)
}
const place = (id: number, to: number | null, version: string, as = editor) =>
  desk.ask(placeGame, { id, place: to, version, ...REASON }, as)
const find = async (id: number) => (await catalogue()).find((game) => game.id === id)!

test('a game moves within its type: lobby and home follow, other types stay, and the log says who and why', async () => {
  const before = await lobby(SLOT_TYPE_ID)
  const whole = await lobby(0)
  const [first = 0, second = 0, third = 0, ...rest] = before
  const { orderVersion: version, ...seen } = await find(third)
  expect(seen).toMatchObject({ place: 3, hasOwnOrder: false })
  expect((await place(third, 1, version)).data).toEqual({ isChanged: true })
  const after = [third, first, second, ...rest]
  expect(await lobby(SLOT_TYPE_ID)).toEqual(after)
  expect(await find(third)).toMatchObject({ place: 1, hasOwnOrder: true })
  const isSlot = new Set(before)
  const others = (ids: readonly number[]) => ids.map((id) => (isSlot.has(id) ? 0 : id))
  expect(others(await lobby(0))).toEqual(others(whole))
  const { data: types } = await world.call(listGameTypes, {})
  const listed = types.find(({ id }) => id === SLOT_TYPE_ID)?.gameList.map(({ id }) => id) ?? []
  expect(listed.length).toBeGreaterThan(1)
  expect(listed).toEqual(after.slice(0, listed.length))

  const { entries } = (await desk.ask(listAudit, { action: 'games.order-changed' }, admin)).data
  expect(entries).toHaveLength(1)
  expect(entries[0]).toMatchObject({ actor: editor.id, object: String(third) })
  expect(entries[0]?.after).toContain(REASON.reason)
})

test('of two who change one order at once one wins, and the other is told, also after the first is done', async () => {
  const ids = await lobby(SLOT_TYPE_ID)
  const [first = 0, second = 0] = ids
  const { orderVersion: version } = await find(first)
  const answers = await Promise.all([place(first, 5, version), place(second, 7, version, other)])
  const codes = answers.map(({ code }) => code).toSorted()
  expect(codes).toEqual([OK, ERRORS.CHANGED_MEANWHILE.wire].toSorted())
  expect((await place(second, 9, version, other)).code).toBe(ERRORS.CHANGED_MEANWHILE.wire)
  const now = await lobby(SLOT_TYPE_ID)
  expect(now).not.toEqual(ids)
  const { orderVersion } = await find(second)
  expect((await place(second, 9, orderVersion, other)).data).toEqual({ isChanged: true })
  expect((await lobby(SLOT_TYPE_ID))[8]).toBe(second)
})

test('the provider’s next list keeps the order; past the end is the end; the type is given its own order again', async () => {
  const [first = 0] = await lobby(SLOT_TYPE_ID)
  const { orderVersion: version, ofType } = await find(first)
  expect((await place(first, 10_000, version)).code).toBe(OK)
  await world.app.lobby.sync()
  const moved = await find(first)
  expect(moved).toMatchObject({ place: ofType, hasOwnOrder: true })
  // Where it stands already: nothing is changed and nothing written.
  expect((await place(first, ofType, moved.orderVersion)).data).toEqual({ isChanged: false })

  expect((await place(first, null, moved.orderVersion)).data).toEqual({ isChanged: true })
  const listed = await database.asOwner(
    'select id from platform.game where game_type_id = $1 and is_offered and symbol is not null order by position, id',
    [SLOT_TYPE_ID],
  )
  const shown = await lobby(SLOT_TYPE_ID)
  expect(shown).toEqual(listed.slice(0, shown.length).map(({ id }) => id))
  const again = await find(first)
  expect(again.hasOwnOrder).toBe(false)
  expect((await place(first, null, again.orderVersion)).data).toEqual({ isChanged: false })
})

test('what the lobby does not show has no place, and who may only read moves nothing', async () => {
  const game = (await catalogue()).findLast(({ place: at }) => at !== null)!
  await database.asOwner('update platform.game set is_offered = false where id = $1', [game.id])
  expect((await place(game.id, 1, game.orderVersion)).code).toBe(ERRORS.NOT_FOUND.wire)
  await database.asOwner('update platform.game set is_offered = true where id = $1', [game.id])
  const trader = await desk.hire(admin, 'trader')
  expect((await place(game.id, 1, game.orderVersion, trader)).code).toBe(ERRORS.NOT_ALLOWED.wire)
})
