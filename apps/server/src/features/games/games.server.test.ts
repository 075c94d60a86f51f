import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import {
  getGameDetails,
  getGameRound,
  getGameRoundSum,
  getPlayPosition,
  jumpToDemo,
  jumpToGame,
  listGameRounds,
  listSlotGames,
  setFavouriteGame,
} from '@keo/contract/games'
import { logout } from '@keo/contract/accounts'
import { listAudit } from '@keo/contract/console-audit'
import { getMemberRoundReplay, listMemberBets } from '@keo/contract/console-member-evidence'
import { ERRORS } from '@keo/contract/errors'
import { MINI_TYPE_ID, SPORT_GAME_ID } from '@keo/contract/ids'
import { listGameTypes } from '@keo/contract/site'
import { checkStatement } from '@keo/contract/statement-check'
import { consoleSteps } from '@keo/dev-world/console-steps'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { LINH } from '@keo/dev-world/wallet-world'
import { openGame, playRound } from '@keo/games-contract/play-calls'
import { hours, minutes, serverTimeText } from '@keo/units/instants'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { playCalls, readyPlayer } from './test-game-callbacks.ts'

const { database, world } = sharedWorld({ webRoot: null })
const desk = consoleSteps(world)
const sha256Hex = (text: string) => createHash('sha256').update(text).digest('hex')
let who: Awaited<ReturnType<typeof readyPlayer>>
beforeAll(async () => {
  who = await readyPlayer(world, database)
})

const lobby = async (request: object = {}, from: object = who) =>
  (await world.call(listSlotGames, { id: 0, ...request }, from)).data
const codeOf = async (asked: Promise<{ code: number }>) => (await asked).code
const inWindow = (table: 'game' | 'game_type', id: number, isOn: boolean) => {
  const at = (ms: number) => (isOn ? new Date(world.worldClock.now() + ms) : null)
  return database
    .asOwner(
      `update platform.${table} set maintenance_starts_at = $2, maintenance_ends_at = $3 where id = $1`,
      [id, at(-minutes(1)), at(hours(1))],
    )
    .then(() => world.clock.advance(3000))
}

const play = playCalls(world)

describe('the lobby', () => {
  test("lists the provider's games by type, with ids of their type; the rooms of our own stay [GAM-01b] [GAM-01e]", async () => {
    const { games, total, studios } = await lobby()
    expect(total).toBeGreaterThan(0)
    expect(games).toHaveLength(Math.min(total, 60))
    for (const game of games) {
      const [row] = await database.asOwner('select game_type_id from platform.game where id = $1', [game.id])
      expect(Math.floor(game.id / 1000)).toBe(row?.['game_type_id'])
    }
    expect(studios.reduce((sum, { count }) => sum + count, 0)).toBe(total)
    const { data: types } = await world.call(listGameTypes, {})
    expect(types[0]?.gameList.map(({ id }) => id)).toEqual([SPORT_GAME_ID])
    expect(Math.max(...types.map(({ gameList }) => gameList.length))).toBeLessThanOrEqual(12)
    const mini = types.find(({ id }) => id === MINI_TYPE_ID)
    expect(mini?.gameCount).toBe((await lobby({ id: MINI_TYPE_ID })).total)
  })

  test('ids stay when the list is read again, and a game that is listed no more is off', async () => {
    const ids = async () => (await lobby()).games.map(({ id, symbol }) => [symbol, id])
    const before = await ids()
    await world.app.lobby.sync()
    expect(await ids()).toEqual(before)
    await database.asOwner(
      "insert into platform.game select tenant_id, 1001106999, game_type_id, 999, name, provider, art, null, null, 'gone', true, facts, true, 0 from platform.game where id = $1",
      [who.game.id],
    )
    await world.app.lobby.sync()
    const [gone] = await database.asOwner("select is_offered from platform.game where symbol = 'gone'")
    expect(gone).toEqual({ is_offered: false })
    expect(await codeOf(world.call(jumpToDemo, { id: 1_001_106_999 }))).toBe(ERRORS.GAME_UNKNOWN.wire)
  })

  test('finds without accents, by studio and volatility, and nothing where nothing fits', async () => {
    const { game } = (await world.call(getGameDetails, { id: who.game.id }, who)).data
    const plain = game.name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').toUpperCase()
    const has = async (request: object) => (await lobby(request)).games.some(({ id }) => id === game.id)
    expect(await has({ search: plain })).toBe(true)
    expect(await has({ line: game.provider, volatility: game.volatility })).toBe(true)
    expect(await has({ line: 'No Such Studio' })).toBe(false)
    expect((await lobby({ search: 'zzzz-nothing' })).total).toBe(0)
  })

  test('popular games stand by what is played lately, new ones by their day', async () => {
    const ids = async (slotType: string) => (await lobby({ slotType })).games.map(({ id }) => id)
    const [first = 0, second = 0] = (await ids('all')).toReversed()
    await database.asOwner('update platform.game set rounds_lately = 1000000 where id = $1', [first])
    await database.asOwner('update platform.game set rounds_lately = 1000001 where id = $1', [second])
    await world.clock.advance(3000)
    expect((await ids('popular')).slice(0, 2)).toEqual([second, first])
    const days = await database.asOwner(
      "select id, facts->>'releasedOn' as day from platform.game where is_offered",
    )
    const dayOf = new Map(days.map(({ id, day }) => [Number(id), String(day)]))
    const shown = (await ids('new')).map((id) => dayOf.get(id) ?? '')
    expect(shown.length).toBeGreaterThan(1)
    expect(shown).toEqual(shown.toSorted().toReversed())
  })

  test('favourites are the own ones; a guest has none', async () => {
    const { id } = who.game
    await world.call(setFavouriteGame, { id, isFavourite: true }, who)
    expect((await lobby({ slotType: 'favourite' })).games).toMatchObject([{ id, isFavourite: true }])
    expect((await lobby({ slotType: 'favourite' }, {})).games).toEqual([])
    await world.call(setFavouriteGame, { id, isFavourite: false }, who)
    expect((await lobby({ slotType: 'favourite' })).games).toEqual([])
    const unknown = world.call(setFavouriteGame, { id: 1_999_999_999, isFavourite: true }, who)
    expect(await codeOf(unknown)).toBe(ERRORS.GAME_UNKNOWN.wire)
  })

  test('a site that was seeded before games could be played loses its captions of coming soon, and keeps its own', async () => {
    const migration = new URL('../../../migrations/0031-game-jackpots.sql', import.meta.url)
    const updates = (await readFile(migration, 'utf8')).match(/update home_entry[^;]*;/g) ?? []
    const captions = async () =>
      database.asOwner(
        "select id, caption->>'vi' as vi from platform.home_entry where id in ('slots', 'casino') order by id",
      )
    const before = await captions()
    const say = (id: string, caption: string) =>
      database.asOwner('update platform.home_entry set caption = $2 where id = $1', [id, { vi: caption }])
    await say('slots', 'Sắp ra mắt')
    await say('casino', 'Của nhà cái')
    for (const update of updates)
      await database.asOwner(update.replace('update home_entry', 'update platform.home_entry'))
    expect(await captions()).toEqual([{ id: 'casino', vi: 'Của nhà cái' }, before[1]])
    await say('casino', 'Sắp ra mắt')
    for (const update of updates)
      await database.asOwner(update.replace('update home_entry', 'update platform.home_entry'))
    expect(await captions()).toEqual(before)
  })

  test.each(['game', 'game_type'] as const)(
    'a window of its %s closes a game, in sight and at the door [GAM-01c]',
    async (table) => {
      const { id } = who.game
      const target = table === 'game' ? id : Math.floor(id / 1000)
      await inWindow(table, target, true)
      expect((await world.call(getGameDetails, { id }, who)).data.game.isMaintain).toBe(true)
      expect(await codeOf(world.call(jumpToGame, { id }, who))).toBe(ERRORS.GAME_IN_MAINTENANCE.wire)
      expect(await codeOf(world.call(jumpToDemo, { id }))).toBe(ERRORS.GAME_IN_MAINTENANCE.wire)
      await inWindow(table, target, false)
      expect(await codeOf(world.call(jumpToDemo, { id }))).toBe(200)
    },
  )
})

describe('a game of the sandbox provider', () => {
  test('is opened by its launch and played with the one wallet; its round is in the records [GAM-01d]', async () => {
    const { id } = who.game
    const { data: jump } = await world.call(jumpToGame, { id }, who)
    expect(jump).toMatchObject({ isHere: true, lobbyCode: 'PP_SLOT' })
    const opened = await play(openGame, { launch: jump.launch })
    expect(opened.data).toMatchObject({ isDemo: false, currency: 'VND' })
    const available = async () =>
      Number((await world.app.ledger.balanceOf({ memberId: who.memberId, currency: 'VND' })).available)
    const before = await available()
    const bet = { stake: '10000.00', side: 'under', threshold: 9800 }
    const played = await play(playRound, { key: 'k'.repeat(16), bet }, opened.data.play)
    expect(played.data.round.state).toBe('closed')
    await world.games.run()
    const returned = Number(played.data.round.returned)
    expect(await available()).toBe(before - 1_000_000 + Math.round(returned * 100))

    const day = serverTimeText(world.worldClock.now()).slice(0, 10)
    const range = { fromDay: day, untilDay: day }
    const { data: page } = await world.call(listGameRounds, range, who)
    expect(page.records[0]).toMatchObject({
      game: { id },
      state: 'closed',
      stake: '10000.00',
      roundId: played.data.round.id,
    })
    const { data: sum } = await world.call(getGameRoundSum, range, who)
    expect(sum).toMatchObject({ count: page.records.length, result: (returned - 10_000).toFixed(2) })
    const { data: round } = await world.call(getGameRound, { id: page.records[0]?.id ?? '' }, who)
    expect(round.movements.map(({ kind }) => kind)).toEqual(['bet', 'result'])
    const changes = round.seals.map(({ kind, change }) => [kind, change])
    expect(changes).toEqual([
      ['game.bet', '-10000.00'],
      ...(returned > 0 ? [['game.win', returned.toFixed(2)]] : []),
    ])
    for (const { statement, hash } of round.seals)
      expect(checkStatement(statement, sha256Hex)).toMatchObject({ isIntact: true, hash })
    expect(round.replay).toMatchObject({
      round: { id: played.data.round.id },
      nonce: played.data.round.number,
    })
    expect(round.look).toMatchObject({ theme: expect.any(String), parameters: expect.any(Object) })
    expect((await world.call(getPlayPosition, {}, who)).data).toMatchObject({
      staked: '10000.00',
      net: (returned - 10_000).toFixed(2),
    })
    const { measured } = (await world.call(getGameDetails, { id }, who)).data
    expect(measured).toMatchObject({ rounds: 1, staked: '10000.00' })
    expect((await lobby({ slotType: 'recent' })).games.map((game) => game.id)).toEqual([id])
  })

  test('a round of somebody else, and one that nobody played, are unknown; a range that is none is refused', async () => {
    const [row] = await database.asOwner('select round_id from platform.game_round limit 1')
    const token = await world.signIn('linhnguyen7')
    const asked = world.call(getGameRound, { id: `sandbox:${String(row?.['round_id'])}` }, { token })
    expect(await codeOf(asked)).toBe(ERRORS.ROUND_UNKNOWN.wire)
    expect(await codeOf(world.call(getGameRound, { id: 'nothing' }, who))).toBe(ERRORS.ROUND_UNKNOWN.wire)
    const wrong = world.call(getGameRoundSum, { fromDay: '2026-02-31', untilDay: '2026-01-01' }, who)
    expect(await codeOf(wrong)).toBe(ERRORS.RANGE_WRONG.wire)
  })

  test('support opens the same round from the member, and the audit log says who and which', async () => {
    const admin = await desk.first()
    const support = await desk.hire(admin, 'support')
    const auditor = await desk.hire(admin, 'auditor')
    const { data: listed } = await desk.ask(listMemberBets, { id: who.memberId }, support)
    const roundId = listed.bets.find(({ kind }) => kind === 'game')?.replayId ?? ''
    const asked = { id: who.memberId, roundId }
    const { data } = await desk.ask(getMemberRoundReplay, asked, support)
    const { data: own } = await world.call(getGameRound, { id: roundId }, who)
    expect([data.seals, data.movements, data.replay]).toEqual([own.seals, own.movements, own.replay])
    expect(data.seals).not.toEqual([])
    const wrong = await desk.ask(getMemberRoundReplay, { ...asked, id: LINH }, support)
    expect(wrong.code).toBe(ERRORS.ROUND_UNKNOWN.wire)
    const { entries } = (await desk.ask(listAudit, { action: 'member.round-replayed' }, auditor)).data
    expect(entries.map(({ actor, object, after }) => [actor, object, after.includes(roundId)])).toEqual([
      [support.id, who.memberId, true],
    ])
  })

  test('an own limit that is used up and a missing identity refuse the launch', async () => {
    const { id } = who.game
    const jumped = () => codeOf(world.call(jumpToGame, { id }, who))
    await database.asOwner(
      `insert into platform.play_limit (tenant_id, member_id, kind, period, amount, looked_at, counted_from, used)
       values ('keo', $1, 'loss', 'month', 1, $2, $2, 1)`,
      [who.memberId, new Date(world.worldClock.now())],
    )
    expect(await jumped()).toBe(ERRORS.LIMIT_REACHED.wire)
    await database.asOwner('delete from platform.play_limit where member_id = $1', [who.memberId])
    await database.asOwner('update platform.member set identity_verified_at = null where id = $1', [
      who.memberId,
    ])
    expect(await jumped()).toBe(ERRORS.IDENTITY_NEEDED.wire)
    await database.asOwner('update platform.member set identity_verified_at = now() where id = $1', [
      who.memberId,
    ])
    expect(await jumped()).toBe(200)
  })

  test('play ends with the session: its tokens are ended here and at the provider', async () => {
    const { data: jump } = await world.call(jumpToGame, { id: who.game.id }, who)
    const opened = await play(openGame, { launch: jump.launch })
    await world.call(logout, {}, who)
    await vi.waitFor(async () => {
      const open = await database.asOwner(
        'select 1 from platform.game_launch where member_id = $1 and ended_at is null',
        [who.memberId],
      )
      expect(open).toEqual([])
      const played = await play(
        playRound,
        { key: 'e'.repeat(16), bet: { stake: '1000.00', side: 'under', threshold: 9800 } },
        opened.data.play,
      )
      expect(played.code).toBe('SESSION_ENDED')
    }, 120_000)
  })
})
