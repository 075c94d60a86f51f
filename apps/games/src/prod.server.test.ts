import { sharedGames } from '@keo/dev-world/shared-games'
import { playRound } from '@keo/games-contract/play-calls'
import { expect, test } from 'vitest'

const { games, storage } = sharedGames({ isSandbox: false })

const CONTROL = [
  'result',
  'weather',
  'token/expire',
  'maintenance',
  'finalise',
  'queue',
  'promo',
  'jackpot',
  'adjust',
  'refund',
]

test.each(CONTROL)('[CBK-12] there is no control call /x/%s in prod', async (name) => {
  const answer = await games.post(`/x/${name}`, '{}', { 'content-type': 'application/json' })
  expect(answer.status).toBe(404)
})

test('[CBK-12] a result that lies in the database forces nothing in prod', async () => {
  const { play } = await games.openReal('keo-dice-01', 'an')
  await storage.asOwner(
    `insert into games.forced_result (player_id, game_id, draws) values ('an', 'keo-dice-01', '[1]')`,
  )
  const bet = { stake: '1000', side: 'under', threshold: 5_000 }
  await games.call(playRound, { key: 'a-tap-without-a-sandbox', bet }, play)
  const [round] = await storage.asOwner("select forced, state from games.round where player_id = 'an'")
  expect(round).toEqual({ forced: null, state: 'closed' })
})
