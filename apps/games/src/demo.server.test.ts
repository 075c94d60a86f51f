import { sharedGames } from '@keo/dev-world/shared-games'
import { openGame, playRound } from '@keo/games-contract/play-calls'
import { PROVIDER_PATHS } from '@keo/games-contract/provider-calls'
import { expect, test } from 'vitest'

const { games } = sharedGames()

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
