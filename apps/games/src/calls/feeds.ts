import { timingSafeEqual } from 'node:crypto'
import { FEEDS, FEEDS_BASE } from '@keo/games-contract/provider-calls'
import { amountText } from '../ground/amounts.ts'
import { tokenHash } from '../ground/token-hash.ts'
import type { Scope } from '../api/scope.ts'
import type { HistoryRow, Records } from '../records/records.ts'
import type { MovementKind } from '../wallet/movement-row.ts'
import type { Merchant } from '../wallet/operator.ts'
import { statusOf } from './history-calls.ts'

type Feed = (typeof FEEDS)[number]
type Told = {
  readonly header: string
  readonly lines: readonly (readonly unknown[])[]
  readonly last: number
}
type Needs = { readonly records: Records; readonly merchant: Merchant; now(): number }

const ROUND_HEADER =
  'playerID,extPlayerID,gameID,playSessionID,parentSessionID,startDate,endDate,status,type,bet,win,currency,jackpot'
const MOVEMENT_HEADER = 'playerID,extPlayerID,gameID,playSessionID,timestamp,referenceID,type,amount,currency'

/** An adjustment is a win with a sign. */
const TYPES: Record<MovementKind, string> = {
  bet: 'B',
  result: 'W',
  bonusWin: 'W',
  adjustment: 'W',
  endRound: 'W',
  refund: 'R',
  jackpotWin: 'J',
  promoWin: 'P',
}

/** Both books as text, from a time on: an operator compares them with its own. The secret is the password. */
export function feedRoutes(scope: Scope, { records, merchant, now }: Needs): void {
  const rounds = (
    rows: readonly (HistoryRow & { currency: string })[],
    at: (row: HistoryRow) => number,
  ): Told => ({
    header: ROUND_HEADER,
    lines: rows.map(roundLine),
    last: rows.reduce((last, row) => Math.max(last, at(row)), 0),
  })
  const read: Record<Feed, (after: number) => Promise<Told>> = {
    'gamerounds/finished': async (after) => rounds(await records.ended(after), (row) => row.ended_at ?? 0),
    gamerounds: async (after) => rounds(await records.begun(after), (row) => row.started_at),
    'gamerounds/incomplete': async () => rounds(await records.unfinished(), () => 0),
    transactions: async (after) => {
      const rows = await records.movements(after)
      return {
        header: MOVEMENT_HEADER,
        lines: rows.map((row) => [
          row.player_id,
          row.player_id,
          row.game_id,
          row.round_id,
          timeText(row.answered_at),
          row.reference,
          TYPES[row.kind],
          amountText(row.amount),
          row.currency,
        ]),
        last: rows.at(-1)?.answered_at ?? 0,
      }
    },
  }

  async function answer(feed: Feed, query: Record<string, string | undefined>): Promise<string> {
    const after = Number(query.timepoint ?? 0)
    const { header, lines, last } = await read[feed](Number.isFinite(after) ? after : 0)
    const timepoint = Math.floor(last === 0 ? Math.min(now(), after || now()) : last)
    return [`timepoint=${timepoint}`, header, ...lines.map(lineText)].join('\n')
  }

  for (const feed of FEEDS) {
    scope.get(`${FEEDS_BASE}/${feed}/`, (request, reply) => {
      const query = request.query as Record<string, string | undefined>
      if (!isAllowed(query, merchant)) return reply.code(401).send('login or password is wrong')
      reply.type('text/csv; charset=utf-8')
      return answer(feed, query)
    })
  }
}

/** In constant time, over hashes: their length tells nothing. */
function isAllowed(
  { login, password = '' }: Record<string, string | undefined>,
  merchant: Merchant,
): boolean {
  const [given, right] = [tokenHash(password), tokenHash(merchant.secret)].map((hash) => Buffer.from(hash))
  return login === merchant.id && given !== undefined && right !== undefined && timingSafeEqual(given, right)
}

const roundLine = (row: HistoryRow & { currency: string }) => [
  row.player_id,
  row.player_id,
  row.game_id,
  row.id,
  null,
  timeText(row.started_at),
  row.ended_at === null ? null : timeText(row.ended_at),
  statusOf(row),
  row.bonus_code === null ? 'R' : 'F',
  amountText(row.state === 'void' ? 0n : row.stake),
  amountText(row.returned ?? 0n),
  row.currency,
  '0.00',
]

/** UTC, to the second. */
const timeText = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ')

const lineText = (values: readonly unknown[]) =>
  values.map((value) => (value === null ? 'null' : String(value).replaceAll(/[",\n]/g, ' '))).join(',')
