import { sharedGames } from '@keo/dev-world/shared-games'
import { getPlayBalance, getSharedTable, openGame } from '@keo/games-contract/play-calls'
import { OPEN_PATH } from '@keo/games-contract/open-address'
import { hours, minutes } from '@keo/units/instants'
import { expect, test } from 'vitest'

const DICE = 'keo-dice-01'
const { games, storage } = sharedGames({ hasRateLimits: true })

test('who asks more than 600 times in a minute waits; another player does not, and later everything goes on', async () => {
  const [first, second] = [await games.openReal(DICE, 'an'), await games.openReal(DICE, 'binh')]
  const codes = new Set<string | null>()
  for (let call = 0; call < 600; call += 1) codes.add((await games.call(getPlayBalance, {}, first.play)).code)
  expect([...codes]).toEqual([null])
  const refused = await games.call(getPlayBalance, {}, first.play)
  expect(refused).toEqual({ code: 'TOO_MANY_REQUESTS', details: { seconds: '60' } })
  expect((await games.call(getPlayBalance, {}, second.play)).code).toBe(null)
  await games.clock.advance(minutes(1))
  expect((await games.call(getPlayBalance, {}, first.play)).code).toBe(null)
})

test('guests of one address have a limit of their own', async () => {
  const look = () => games.call(getSharedTable, { gameId: DICE })
  let calls = 0
  while ((await look()).code !== 'TOO_MANY_REQUESTS' && calls < 2_000) calls += 1
  expect(calls).toBeLessThanOrEqual(1_200)
  expect(calls).toBeGreaterThan(1_000)
  await games.clock.advance(minutes(1))
  expect((await look()).code).not.toBe('TOO_MANY_REQUESTS')
})

test('a launch address that is followed by hand says what it is and uses nothing up', async () => {
  const launch = await games.launch(DICE, games.asReal('chi'))
  const page = await games.get(`${OPEN_PATH}?launch=${launch}`)
  expect(page.status).toBe(200)
  expect(page.text).toContain('địa chỉ mở một trò chơi')
  expect((await games.call(openGame, { launch })).code).toBe(null)
})

test('launches and sessions that are over are dropped within an hour, those that play are not', async () => {
  await games.launch(DICE, games.asReal('dung'))
  const ended = await games.openReal(DICE, 'dung')
  await games.post('/x/token/expire', JSON.stringify({ token: ended.play }), {
    'content-type': 'application/json',
  })
  const { play } = await games.openReal(DICE, 'dung')
  const kept = async () => {
    const [row] = await storage.asOwner(
      `select (select count(*)::int from games.launch where player_id = 'dung') as launches,
        (select count(*)::int from games.play_session where player_id = 'dung') as sessions`,
    )
    return row
  }
  expect(await kept()).toEqual({ launches: 3, sessions: 2 })
  await games.clock.advance(hours(1))
  await expect.poll(kept, { timeout: 60_000 }).toEqual({ launches: 0, sessions: 1 })
  expect((await games.call(getPlayBalance, {}, play)).code).toBe(null)
  await games.clock.advance(hours(24))
  await expect.poll(kept, { timeout: 60_000 }).toEqual({ launches: 0, sessions: 0 })
})
