import { getRound, getSharedTable, playMove, playRound } from '@keo/games-contract/play-calls'
import type { CrashTable, SharedTable, TaiXiuTable } from '@keo/games-contract/shared-tables'
import { amountText } from '../ground/amounts.ts'
import type { testGames } from '../test-games.ts'

type TestGames = Awaited<ReturnType<typeof testGames>>

/** A table in a test: rounds are walked through by moving the clock to where the table says that something happens. */
export function testTable<Table extends CrashTable | TaiXiuTable>(games: TestGames, gameId: string) {
  let taps = 0

  async function look(): Promise<Table> {
    return (await games.call(getSharedTable, { gameId })).data as SharedTable as Table
  }

  async function pass(ms: number): Promise<void> {
    await games.clock.advance(ms)
    await games.run()
  }

  /** The first moment of a round that takes bets. */
  async function nextRound(): Promise<Table> {
    for (;;) {
      const { phase, phaseAt, phaseEndsAt, now } = await look()
      if (phase === 'betting' && phaseAt === now) return look()
      await pass(Math.max(1, phaseEndsAt === null ? 500 : phaseEndsAt - now))
    }
  }

  /** A player at the table. */
  async function player(id: string) {
    const { play } = await games.openReal(gameId, id)
    return {
      play,
      bet: (bet: unknown, key = `tap-of-the-table-${(taps += 1)}`) =>
        games.call(playRound, { key, bet }, play),
      leave: (round: string, step = 0) =>
        games.call(playMove, { round, step, move: { act: 'cashOut' } }, play),
      round: async (round: string) => (await games.call(getRound, { round }, play)).data.round,
    }
  }

  /** Every result that the operator booked for a round of a player: a message that came twice is one of them. */
  const paid = (roundId: string) =>
    [...games.purse.booked.values()]
      .filter((booked) => booked.kind === 'result' && booked.roundId === roundId)
      .map(({ amount }) => amountText(amount))

  return { look, pass, nextRound, player, paid }
}
