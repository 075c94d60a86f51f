import { jumpToGame } from '@keo/contract/games'
import { getMember } from '@keo/contract/members'
import type { World } from '@keo/dev-world/world'
import { openGame, type PlayCall, playRound } from '@keo/games-contract/play-calls'
import { controlGames, gameIdOf } from './games.ts'
import { expect } from './journey.ts'

async function play(world: World, call: PlayCall, body: object, token = '') {
  const answer = await fetch(`${world.url}/games${call.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as { code: string | null; data: { play: string } }
}

const DICE = 'keo-dice-01'
const ALWAYS_WON = [1234]

/** Rounds of dice that are all won, by a little: for turnover, not for luck. */
export async function diceOf(world: World, who: { token: string }) {
  const userId = (await world.call(getMember, {}, who)).data.id
  const { data: jump } = await world.call(jumpToGame, { id: await gameIdOf(world, DICE) }, who)
  const opened = await play(world, openGame, { launch: jump.launch })
  return async (stake: number, name: string): Promise<void> => {
    const bet = { stake: `${stake}.00`, side: 'under', threshold: 9800 }
    const key = name.padEnd(16, '-')
    await controlGames(world, '/x/result', { userId, gameId: DICE, outcome: ALWAYS_WON })
    expect(await play(world, playRound, { key, bet }, opened.data.play)).toMatchObject({ code: null })
  }
}
