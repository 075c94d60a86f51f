import { fail } from '@keo/contract/errors'
import {
  PLOT_POINTS_MAX,
  RECORD_DAYS_MAX,
  RECORDS_FILE_MAX,
  RECORDS_PAGE_SIZE,
  type RecordGroup,
  type RecordState,
} from '@keo/contract/wallet-records'
import type { Language } from '@keo/messages/languages'
import type { Database } from '@keo/service-kit/db/database'
import { days, parseServerTime, type Instant } from '@keo/units/instants'
import type { Ledger, WalletKey } from '../ledger/index.ts'
import { recordsText } from './records-text.ts'
import { sqlRecordStore, type RecordFilter, type WalletLine } from './record-store.ts'

type Needs = { database: Database; ledger: Pick<Ledger, 'linesAfter'>; tenantId: string }

export type AskedDays = { readonly fromDay: string; readonly untilDay: string }
export type AskedRecords = AskedDays & {
  readonly group?: RecordGroup | undefined
  readonly state?: RecordState | undefined
}

const RELATED_MAX = 50

/** What happened to a member's money, found again by kind, state and day. */
export function createRecords({ database, ledger, tenantId }: Needs) {
  const store = sqlRecordStore(database.db, tenantId)
  const filterOf = ({ group, state, ...asked }: AskedRecords): RecordFilter => ({
    ...rangeOf(asked),
    group: group ?? null,
    state: state ?? null,
  })

  const linesOf = async (wallet: WalletKey, rows: readonly WalletLine[]) =>
    (
      await Promise.all(rows.map(({ seq }) => ledger.linesAfter({ ...wallet, after: seq - 1n, limit: 1 })))
    ).flat()

  return {
    async page(wallet: WalletKey, asked: AskedRecords, before: number | undefined) {
      const filter = filterOf(asked)
      const limit = RECORDS_PAGE_SIZE + 1
      const from = before === undefined ? null : BigInt(before)
      const [found, totals] = await Promise.all([
        store.list(wallet, filter, { before: from, limit }),
        store.totals(wallet, filter),
      ])
      return { lines: found.slice(0, RECORDS_PAGE_SIZE), hasMore: found.length === limit, totals }
    },

    async file(wallet: WalletKey, asked: AskedRecords, language: Language): Promise<string> {
      const page = { before: null, limit: RECORDS_FILE_MAX }
      return recordsText(await store.list(wallet, filterOf(asked), page), wallet.currency, language)
    },

    async detail(wallet: WalletKey, seq: number) {
      const [line] = seq > 0 ? await ledger.linesAfter({ ...wallet, after: BigInt(seq) - 1n, limit: 1 }) : []
      if (line?.seq !== BigInt(seq)) return fail('NOT_FOUND')
      const related = await store.related(wallet, line.reference, RELATED_MAX)
      const own = related.find((one) => one.seq === line.seq) ?? fail('NOT_FOUND')
      const isPaid = own.kind === 'withdraw' && own.state === 'done'
      const lines = isPaid ? await linesOf(wallet, related) : [line]
      const shown = related.filter(
        (one) => one.seq === own.seq || one.group !== 'withdraw' || one.change !== 0n,
      )
      return { line, own, lines, related: shown }
    },

    async curve(wallet: WalletKey, asked: AskedDays) {
      const { from, until } = rangeOf(asked)
      const stretchMs = (until - from) / PLOT_POINTS_MAX
      const [start, points, found] = await Promise.all([
        store.availableAt(wallet, from),
        store.curve(wallet, { from, until, stretchMs }),
        store.extremes(wallet, { from, until }),
      ])
      const least = found.least !== null && found.least < start ? found.least : start
      const most = found.most !== null && found.most > start ? found.most : start
      return { start, points, least, most }
    },
  }
}

/** Whole days at +08:00, the last one included. */
function rangeOf({ fromDay, untilDay }: AskedDays): { from: Instant; until: Instant } {
  const from = parseServerTime(fromDay) ?? fail('RANGE_WRONG')
  const until = (parseServerTime(untilDay) ?? fail('RANGE_WRONG')) + days(1)
  if (until <= from || until - from > days(RECORD_DAYS_MAX)) fail('RANGE_WRONG')
  return { from, until }
}
