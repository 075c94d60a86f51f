import { sharedGames } from '@keo/dev-world/shared-games'
import { type Engine, ENGINES, isShared } from '@keo/games-contract/engines'
import { BaccaratView } from '@keo/games-contract/engines/baccarat'
import { BauCuaView } from '@keo/games-contract/engines/bau-cua'
import { BlackjackView } from '@keo/games-contract/engines/blackjack'
import { CrashView } from '@keo/games-contract/engines/crash'
import { DiceView } from '@keo/games-contract/engines/dice'
import { FishingView } from '@keo/games-contract/engines/fishing'
import { HiLoView } from '@keo/games-contract/engines/hi-lo'
import { KenoView } from '@keo/games-contract/engines/keno'
import { LimboView } from '@keo/games-contract/engines/limbo'
import { MinesView } from '@keo/games-contract/engines/mines'
import { PlinkoView } from '@keo/games-contract/engines/plinko'
import { RouletteView } from '@keo/games-contract/engines/roulette'
import { SlotView } from '@keo/games-contract/engines/slot'
import { TaiXiuView } from '@keo/games-contract/engines/tai-xiu'
import { WheelView } from '@keo/games-contract/engines/wheel'
import { XocDiaView } from '@keo/games-contract/engines/xoc-dia'
import { getPlayBalance, getRound, playMove, playRound } from '@keo/games-contract/play-calls'
import type { PlayRound } from '@keo/games-contract/play-round'
import { expect, test } from 'vitest'
import { CATALOGUE } from '../apps/games/src/catalogue/catalogue.ts'
import { testTable } from '../apps/games/src/tables/test-table.ts'
import { betOf, nextMove } from './proof/game-taps.ts'

/** What a view must be, as the wire has it. */
type View = { readonly shape: object; safeParse(view: unknown): { readonly error?: unknown } }
const VIEWS: Record<Engine, View> = {
  baccarat: BaccaratView,
  'bau-cua': BauCuaView,
  blackjack: BlackjackView,
  crash: CrashView,
  dice: DiceView,
  fishing: FishingView,
  'hi-lo': HiLoView,
  keno: KenoView,
  limbo: LimboView,
  mines: MinesView,
  plinko: PlinkoView,
  roulette: RouletteView,
  slot: SlotView,
  'tai-xiu': TaiXiuView,
  wheel: WheelView,
  'xoc-dia': XocDiaView,
}
const CREDITS = 10_000_000
/** The first of whatever there is to choose, and at a crash table an exit that is set. */
const FIRST = () => 0
const FLIGHT_STEP_MS = 500

const { games } = sharedGames()

/** Moves until there is none: the round as it ended. */
async function playOn(play: string, begun: PlayRound): Promise<PlayRound> {
  let round = begun
  for (let move = nextMove(round, FIRST); round.state === 'open' && move; move = nextMove(round, FIRST))
    round = (await games.call(playMove, { round: round.id, step: round.step, move }, play)).data.round
  return round
}

const opened = new Map<string, ReturnType<typeof games.openReal>>()

/** One player for everything that is tried in a game. */
function playerOf(gameId: string) {
  const known = opened.get(gameId) ?? games.openReal(gameId, 'KEO000001')
  opened.set(gameId, known)
  return known
}

type Table = ReturnType<typeof testTable>

/** The table goes on until the player's round is over. */
async function waitFor(play: string, { id }: PlayRound, { look, pass }: Table): Promise<PlayRound> {
  for (;;) {
    const { round } = (await games.call(getRound, { round: id }, play)).data
    if (round?.state !== 'open') return round!
    const { phaseEndsAt, now } = await look()
    await pass(phaseEndsAt === null ? FLIGHT_STEP_MS : Math.max(1, phaseEndsAt - now))
  }
}

test.each(CATALOGUE)(
  '$id plays a round for free, from the stake to what comes back',
  async ({ id, facts }) => {
    const { play, balance } = await games.openDemo(id)
    expect(Number(balance)).toBe(CREDITS)
    const table = testTable(games, id)
    const isAtTable = isShared(facts.engine)
    if (isAtTable) await table.nextRound()

    const bet = betOf(facts, FIRST)
    const begun = await games.call(playRound, { key: `tap-of-${id}`.padEnd(16, '-'), bet }, play)
    expect(begun.code).toBeNull()
    expect(begun.data.round).toMatchObject({ gameId: id, engine: facts.engine, bet })
    // A bet at a table waits for the round of all players.
    expect(begun.data.round.state === 'open' || !isAtTable).toBe(true)
    const round = isAtTable
      ? await waitFor(play, begun.data.round, table)
      : await playOn(play, begun.data.round)

    expect(round).toMatchObject({ gameId: id, state: 'closed' })
    expect(VIEWS[facts.engine].safeParse(round.view).error).toBeUndefined()
    const [stake, returned] = [Number(round.stake), Number(round.returned)]
    expect(stake).toBeGreaterThanOrEqual(Number(facts.minStake))
    expect(returned).toBeLessThanOrEqual((stake * facts.mostBack) / 10_000)
    const left = (await games.call(getPlayBalance, {}, play)).data.balance
    expect(Number(left)).toBeCloseTo(CREDITS - stake + returned, 2)
    expect(games.purse.sent).toEqual([])
  },
)

const firstTileOf = (engine: Engine) => CATALOGUE.find(({ id }) => id === `keo-${engine}-01`)!

/** Everything that a view tells and no bet names, and what else a client could mean by an outcome. */
function outcomesOf(engine: Engine): string[] {
  const bet = betOf(firstTileOf(engine).facts, FIRST)
  const told = Object.keys(VIEWS[engine].shape).filter((name) => !(name in bet))
  return [...new Set([...told, 'outcome', 'returned', 'serverSeed'])]
}

test.each(ENGINES.flatMap((engine) => outcomesOf(engine).map((outcome) => [engine, outcome] as const)))(
  '%s: a client that sends its own %s is refused, and nothing is staked',
  async (engine, outcome) => {
    const { id, facts } = firstTileOf(engine)
    const { play } = await playerOf(id)
    const bet = betOf(facts, FIRST)
    const said: object[] = [{ ...bet, [outcome]: 1 }]
    if ('bets' in bet) said.push({ bets: [{ ...(bet.bets as object[])[0], [outcome]: 1 }] })
    for (const [place, sent] of said.entries()) {
      const answer = await games.call(
        playRound,
        { key: `own-${outcome}-${place}`.padEnd(16, '-'), bet: sent },
        play,
      )
      expect(answer.code).toBe('BET_WRONG')
    }
    expect(games.purse.sentOf('bet')).toEqual([])
  },
)
