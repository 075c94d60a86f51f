import { type HistoryRound, PROVIDER_PATHS } from '@keo/games-contract/provider-calls'
import { days } from '@keo/units/instants'
import type * as z from 'zod/mini'
import type { OperatorApi } from '../api/operator-api.ts'
import { refuseOperator } from '../api/operator-api.ts'
import { ROUND_NUMBER } from '../ground/round-number.ts'
import { amountText } from '../ground/amounts.ts'
import type { HistoryRow, Records } from '../records/records.ts'
import type { FairnessOf } from '../tables/fairness.ts'
import type { PlayRound } from '@keo/games-contract/play-round'

type Needs = {
  readonly records: Records
  /** A round as its page draws it again. */
  replay(row: HistoryRow): PlayRound | null
  readonly fairnessOf: FairnessOf
}

const DAY = /^(\d{4}-\d{2}-\d{2})([ T]\d{2}:\d{2}(:\d{2})?)?$/
const ZONE = /^GMT([+-])(\d{2}):(\d{2})$/

/** What a player played on a day, or one round by its id. */
export function historyCalls(api: OperatorApi, { records, replay, fairnessOf }: Needs): void {
  api.handle(PROVIDER_PATHS.rounds, async (form) => {
    const { playerId = '', datePlayed = '', timeZone = 'GMT+00:00', gameId = '', roundId = '' } = form
    if (playerId === '') refuseOperator('fieldMissing', 'playerId is missing')
    const game = gameId === '' ? null : gameId
    if (roundId !== '') {
      if (!ROUND_NUMBER.test(roundId)) refuseOperator('badParameters', 'roundId is no number')
      const [row] = await records.one(playerId, BigInt(roundId))
      // One round is told with what it can be computed from.
      return { rounds: row ? [{ ...told(row), replay: (await fairnessOf(row)) ?? replay(row) }] : [] }
    }
    const from = dayStart(datePlayed, timeZone)
    return { rounds: (await records.between(playerId, game, { from, until: from + days(1) })).map(told) }
  })

  const told = (row: HistoryRow): z.output<typeof HistoryRound> => ({
    roundId: String(row.id),
    gameId: row.game_id,
    status: statusOf(row),
    bet: amountText(row.state === 'void' ? 0n : row.stake),
    win: amountText(row.returned ?? 0n),
    replay: replay(row),
  })
}

/** I open, C complete, F ended by the house. */
export const statusOf = ({ state, is_finalised: isFinalised }: Pick<HistoryRow, 'state' | 'is_finalised'>) =>
  state === 'open' || state === 'betting' ? 'I' : isFinalised ? 'F' : 'C'

/** When a day begins in a zone such as `GMT+07:00`. */
function dayStart(datePlayed: string, timeZone: string): number {
  const day = DAY.exec(datePlayed)?.[1]
  const zone = ZONE.exec(timeZone)
  const at = Date.parse(`${day}T00:00:00${zone ? `${zone[1]}${zone[2]}:${zone[3]}` : 'Z'}`)
  return Number.isNaN(at) ? refuseOperator('badParameters', 'datePlayed or timeZone is wrong') : at
}
