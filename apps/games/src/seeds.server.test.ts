import { sharedGames } from '@keo/dev-world/shared-games'
import { commitmentTo, drawsOfRound } from '@keo/game-rules/draws'
import { rollDice } from '@keo/game-rules/games/dice'
import { DiceView } from '@keo/games-contract/engines/dice'
import { changeSeeds, getFairness, getSeeds, playRound } from '@keo/games-contract/play-calls'
import { expect, test } from 'vitest'

const { games } = sharedGames()
const DICE = 'keo-dice-01'
const bet = { stake: '1000', side: 'under', threshold: 5_000 }

test('rounds follow from the pair that was shown before, which anybody can recompute once it was changed', async () => {
  const { play, seeds } = await games.openDemo(DICE)
  expect(seeds.nextNonce).toBe(1)
  const rolls: number[] = []
  const ids: string[] = []
  for (const tap of ['first', 'second', 'third']) {
    const { data } = await games.call(playRound, { key: `a-tap-of-the-demo-${tap}`, bet }, play)
    rolls.push(DiceView.parse(data.round.view).roll)
    ids.push(data.round.id)
  }
  const round = ids[1] ?? ''
  const hidden = (await games.call(getFairness, { round }, play)).data
  expect(hidden).toMatchObject({ serverSeed: null, commitment: seeds.commitment, nonce: 2 })
  const { data } = await games.call(changeSeeds, { clientSeed: 'của tôi' }, play)
  const { serverSeed, clientSeed } = data.revealed
  expect(data.revealed).toMatchObject({
    commitment: seeds.commitment,
    clientSeed: seeds.clientSeed,
    rounds: 3,
  })
  expect(commitmentTo(serverSeed)).toBe(seeds.commitment)
  expect(rolls).toEqual([1, 2, 3].map((nonce) => rollDice(drawsOfRound(serverSeed, clientSeed, nonce))))
  expect((await games.call(getFairness, { round }, play)).data.serverSeed).toBe(serverSeed)
  expect(data.seeds).toMatchObject({ clientSeed: 'của tôi', nextNonce: 1 })
  expect(data.seeds.commitment).not.toBe(seeds.commitment)
})

test.each([
  ['', 'SEED_WRONG'],
  ['with:colon', 'SEED_WRONG'],
  ['x'.repeat(10_000), 'SEED_WRONG'],
])('a client seed that is none changes nothing', async (clientSeed, code) => {
  const { play, seeds } = await games.openDemo(DICE)
  expect((await games.call(changeSeeds, { clientSeed }, play)).code).toBe(code)
  expect((await games.call(getSeeds, {}, play)).data).toEqual(seeds)
})

test('a pair is not shown while a round of it is open', async () => {
  const { play, seeds } = await games.openDemo('keo-mines-01')
  const opened = await games.call(
    playRound,
    { key: 'a-tap-for-the-mines', bet: { stake: '1000', mines: 3 } },
    play,
  )
  expect(opened.data.round.state).toBe('open')
  expect((await games.call(changeSeeds, {}, play)).code).toBe('ROUND_OPEN')
  expect((await games.call(getSeeds, {}, play)).data).toEqual({ ...seeds, nextNonce: 2 })
})
