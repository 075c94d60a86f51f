import { isShared } from '@keo/games-contract/engines'
import {
  getPlayBalance,
  getRound,
  listRounds,
  playMove,
  playRound,
  ROUNDS_PAGE_SIZE,
  startAutoPlay,
} from '@keo/games-contract/play-calls'
import type { PlayApi } from '../api/play-api.ts'
import type { Maintenance } from '../control/maintenance.ts'
import { amountText, minorOf } from '../ground/amounts.ts'
import { ROUND_NUMBER } from '../ground/round-number.ts'
import { refusePlay } from '../ground/play-refusal.ts'
import type { Session } from '../players/sessions.ts'
import type { AutoPlays } from '../rounds/auto-plays.ts'
import type { Playable, Played } from '../rounds/playable.ts'
import type { RoundDesk } from '../rounds/round-desk.ts'
import type { RoundRow } from '../rounds/round-row.ts'
import type { Rounds } from '../rounds/round-rows.ts'
import { roundView } from '../rounds/round-view.ts'
import type { Movements } from '../wallet/movements.ts'
import type { Outbox } from '../wallet/outbox.ts'

type Needs = {
  readonly desk: Pick<RoundDesk, 'begin' | 'move'>
  readonly rounds: Rounds
  readonly movements: Pick<Movements, 'waitingResultOf'>
  readonly outbox: Pick<Outbox, 'send'>
  readonly maintenance: Maintenance
  readonly autoPlays: Pick<AutoPlays, 'start'>
  playable(gameId: string): Playable
  balanceOf(session: Session): Promise<bigint>
}

/** Bets, moves and what became of them. */
export function roundCalls(api: PlayApi, needs: Needs): void {
  const { desk, rounds, movements, outbox, maintenance, autoPlays, playable, balanceOf } = needs

  async function roundAnswer({ round, cash }: Played, session: Session) {
    const balance = session.isDemo || cash === null ? await balanceOf(session) : cash
    return { round, balance: amountText(balance) }
  }

  /** A table pays its seats in the background: who looks before that would be told a balance without the win. */
  async function sendResult({ id, returned }: RoundRow): Promise<void> {
    const waiting = (returned ?? 0n) > 0n ? await movements.waitingResultOf(id) : null
    if (waiting !== null) await outbox.send(waiting)
  }

  api.handle(playRound, async (tap, session) => {
    if (maintenance.isOff(session.gameId)) refusePlay('GAME_OFF')
    return roundAnswer(await desk.begin(session, playable(session.gameId), tap), session)
  })
  api.handle(startAutoPlay, async ({ rounds: count, lossLimit = '0' }, session) => {
    if (maintenance.isOff(session.gameId)) refusePlay('GAME_OFF')
    const request = { rounds: count, lossLimit: minorOf(lossLimit) ?? 0n }
    return { autoPlay: await autoPlays.start(session, playable(session.gameId), request) }
  })
  api.handle(playMove, async ({ round, step, move }, session) =>
    roundAnswer(await desk.move(session, playable(session.gameId), { id: idOf(round), step, move }), session),
  )
  api.handle(getRound, async ({ round: id, key }, session) => {
    if ((id === undefined) === (key === undefined)) refusePlay('REQUEST_WRONG')
    const { playerId, gameId } = session
    const found =
      id === undefined ? await rounds.byKey(playerId, gameId, key ?? '') : await rounds.find(idOf(id))
    const own = found?.player_id === playerId && found.game_id === gameId ? found : null
    if (!own && id !== undefined) refusePlay('ROUND_UNKNOWN')
    if (own && isShared(own.engine)) await sendResult(own)
    const balance = amountText(await balanceOf(session))
    return { round: own && wasPlayed(own) ? roundView(own, playable(gameId).engine) : null, balance }
  })
  api.handle(listRounds, async ({ before }, { playerId, gameId }) => {
    const page = { before: before === undefined ? null : idOf(before), most: ROUNDS_PAGE_SIZE }
    const found = await rounds.listOf(playerId, gameId, page)
    const { engine } = playable(gameId)
    const last = found.length === ROUNDS_PAGE_SIZE ? found.at(-1) : undefined
    return { rounds: found.map((row) => roundView(row, engine)), next: last ? String(last.id) : null }
  })
  api.handle(getPlayBalance, async (_body, session) => ({ balance: amountText(await balanceOf(session)) }))
}

const wasPlayed = ({ state }: RoundRow) => state !== 'refused' && state !== 'betting'

const idOf = (text: string) => (ROUND_NUMBER.test(text) ? BigInt(text) : refusePlay('ROUND_UNKNOWN'))
