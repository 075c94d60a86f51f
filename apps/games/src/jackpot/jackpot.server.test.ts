import { sharedGames } from '@keo/dev-world/shared-games'
import { playRound } from '@keo/games-contract/play-calls'
import { expect, test } from 'vitest'

const GAME = 'keo-slot-02'
/** Stops of the published vector that pay nothing; the number after them is the draw for the jackpot. */
const STOPS = [16, 20, 11, 24, 4]

const { games, storage } = sharedGames()

async function spin(play: string, key: string, draws: number[]) {
  await storage.asOwner(
    `insert into games.forced_result (player_id, game_id, draws) values ('KEO000001', $1, $2)`,
    [GAME, JSON.stringify([...STOPS, ...draws])],
  )
  return (await games.call(playRound, { key, bet: { stake: '100000' } }, play)).data
}

test('a hundredth of each stake feeds the jackpot, and a win is paid once by a movement of its own, in the balance at once', async () => {
  const { play, facts } = await games.openReal(GAME, 'KEO000001')
  expect(facts.hasJackpot).toBe(true)
  const first = await spin(play, 'tap-of-the-jackpot-1', [1])
  expect(first.round.view).toMatchObject({ jackpotWon: null, jackpot: '5001000.00' })
  const before = games.purse.state.balance
  const won = await spin(play, 'tap-of-the-jackpot-2', [0])
  expect(won.round).toMatchObject({
    returned: '0.00',
    view: { jackpotWon: '5002000.00', jackpot: '5000000.00' },
  })
  expect(won.balance).toBe(`${(before - 10_000_000n + 500_200_000n) / 100n}.00`)
  await games.clock.advance(1_000)
  await games.run()
  await games.restart()
  await games.run()
  const paid = [...games.purse.booked.values()].filter(({ kind }) => kind === 'jackpotWin')
  expect(paid).toEqual([{ kind: 'jackpotWin', amount: 500_200_000n, roundId: won.round.id }])
  expect(games.purse.sentOf('jackpotWin')[0]?.form).toMatchObject({ jackpotId: 'keo-slot', gameId: GAME })
  expect(games.purse.state.balance).toBe(before - 10_000_000n + 500_200_000n)
})

test('a demo feeds no jackpot and wins none, and a machine without one shows none', async () => {
  const stands = () => storage.asOwner('select amount from games.jackpot')
  const before = await stands()
  const demo = await games.openDemo(GAME)
  const bet = { stake: '100000' }
  const { data } = await games.call(playRound, { key: 'tap-of-the-jackpot-3', bet }, demo.play)
  expect(data.round.view).toMatchObject({ jackpotWon: null, jackpot: null })
  const plain = await games.openReal('keo-slot-01', 'KEO000001')
  const { data: other } = await games.call(playRound, { key: 'tap-of-the-jackpot-4', bet }, plain.play)
  expect(other.round.view).toMatchObject({ jackpotWon: null, jackpot: null })
  expect(await stands()).toEqual(before)
})
