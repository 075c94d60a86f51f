import { sharedGames } from '@keo/dev-world/shared-games'
import { openGame, playRound } from '@keo/games-contract/play-calls'
import { PROVIDER_PATHS } from '@keo/games-contract/provider-calls'
import { days, hours } from '@keo/units/instants'
import { expect, test, vi } from 'vitest'

const { games, storage } = sharedGames()

test('a demo opens once with credits, plays a round of dice and never asks the operator', async () => {
  const launch = await games.launch('keo-dice-01', { playMode: 'DEMO' })
  const { data: opened } = await games.call(openGame, { launch })
  expect(opened).toMatchObject({ isDemo: true, balance: '10000000.00', gameId: 'keo-dice-01' })
  expect((await games.call(openGame, { launch })).code).toBe('SESSION_ENDED')
  const bet = { stake: '1000', side: 'under', threshold: 9_800 }
  const { data } = await games.call(playRound, { key: 'tap-of-the-demo-1', bet }, opened.play)
  expect(data.round).toMatchObject({ state: 'closed', number: 1, stake: '1000.00', bet })
  const won = Number(data.round.returned)
  expect(Number(data.balance)).toBe(10_000_000 - 1_000 + won)
  expect(games.purse.sent).toEqual([])
})

test('a call whose hash is wrong gets its code, and an unknown game too', async () => {
  const wrong = await games.post(
    '/IntegrationService/v3/http/CasinoGameAPI/getCasinoGames/',
    'secureLogin=keo&hash=00',
    { 'content-type': 'application/x-www-form-urlencoded' },
  )
  expect([wrong.status, wrong.json().error]).toEqual([200, '2'])
  expect((await games.form(PROVIDER_PATHS.url, { symbol: 'nothing', playMode: 'DEMO' })).error).toBe('7')
})

test('a demo goes with its rounds once nobody can come back to it; players and the demo of today stay', async () => {
  const demos = async () => {
    const rows = await storage.asOwner('select count(*)::int as demos from games.player where is_demo')
    return rows[0]?.['demos']
  }
  await games.openReal('keo-dice-01', 'KEO000001')
  await games.openDemo('keo-dice-01')
  await games.clock.advance(days(2) - hours(2))
  const today = await games.openDemo('keo-dice-01')
  const before = Number(await demos())
  await games.clock.advance(hours(3))
  await vi.waitFor(async () => expect(await demos()).toBe(1), 60_000)
  expect(before).toBeGreaterThan(1)
  const bet = { stake: '1000', side: 'under', threshold: 9_800 }
  expect((await games.call(playRound, { key: 'tap-of-the-demo-2', bet }, today.play)).code).toBeNull()
  const rounds = await storage.asOwner(
    `select p.is_demo, count(r.id)::int as rounds from games.player p left join games.round r on r.player_id = p.id
     group by p.is_demo order by p.is_demo`,
  )
  expect(rounds).toEqual([
    { is_demo: false, rounds: 0 },
    { is_demo: true, rounds: 1 },
  ])
})
