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
const DRAWN = { won: [1234], lost: [9900] }

/** Rounds of dice that are won by a little, unless one is to be lost: for turnover, not for luck. */
export async function diceOf(world: World, who: { token: string }) {
  const userId = (await world.call(getMember, {}, who)).data.id
  const { data: jump } = await world.call(jumpToGame, { id: await gameIdOf(world, DICE) }, who)
  const opened = await play(world, openGame, { launch: jump.launch })
  return async (stake: number, name: string, end: keyof typeof DRAWN = 'won'): Promise<void> => {
    const bet = { stake: `${stake}.00`, side: 'under', threshold: 9800 }
    const key = name.padEnd(16, '-')
    await controlGames(world, '/x/result', { userId, gameId: DICE, outcome: DRAWN[end] })
    expect(await play(world, playRound, { key, bet }, opened.data.play)).toMatchObject({ code: null })
  }
}
