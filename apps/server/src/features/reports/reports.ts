import {
  type getCohorts,
  type getReport,
  type ReportCut,
  type ReportSums,
} from '@keo/contract/console-reports'
import type { ResponseOf } from '@keo/contract/define-call'
import { days, parseServerTime, serverDay } from '@keo/units/instants'
import { money, moneyText } from '@keo/units/money'
import { commaText } from '../bet-records/index.ts'
import { cohortsOf, type CohortRow, weekOf } from './cohort-store.ts'
import { dayText } from './day-text.ts'
import { foldBounds, foldDay, LAG_MS } from './fold-store.ts'
import { createHoldReport, type HoldNeeds } from './hold-report.ts'
import { spanBefore, spanOf } from './report-span.ts'
import {
  COHORT_QUERY,
  QUERY,
  sqlReportStore,
  type DayRow,
  type KeyRow,
  type RowDay,
  type SumRow,
} from './report-store.ts'

export type ReportSpan = {
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly cut: ReportCut
}

const COHORT_WEEKS = 12

export type Reports = ReturnType<typeof createReports>

/** Revenue and money, from tables that are folded from the books. */
export function createReports({ database, clock, tenantId, statedMargins }: HoldNeeds) {
  const store = sqlReportStore(database.db, tenantId)
  const holds = createHoldReport({ database, clock, tenantId, statedMargins })

  /** From the last day that was folded, which may not have been over then, to today. */
  async function fold(): Promise<void> {
    const now = clock.now()
    const { last, first } = await foldBounds(database.db, tenantId)
    const begin = parseServerTime(last) ?? first
    if (begin === null) return
    const again = Math.min(begin, now - LAG_MS)
    for (let at = serverDay(again).from; at <= now; at += days(1))
      await database.tx((tx) => foldDay(tx, tenantId, at, now))
    await holds.fold()
  }

  async function get({ cut, ...asked }: ReportSpan): Promise<ResponseOf<typeof getReport>> {
    const span = spanOf(asked, clock.now())
    const before = spanBefore(span)
    const [dayRows, rows, total, earlier, freshAt] = await Promise.all([
      store.days(span),
      store.rows(span, cut),
      store.total(span),
      store.total(before),
      store.freshAt(span),
    ])
    return {
      ...span,
      days: dayRows.map(dayOf),
      rows: rows.map(rowOf),
      total: sumsOf(total),
      before: sumsOf(earlier),
      freshAt,
      query: QUERY,
    }
  }

  async function rowByDay({ cut, key, ...asked }: ReportSpan & { readonly key: string }) {
    const span = spanOf(asked, clock.now())
    spanBefore(span)
    const [found, freshAt] = await Promise.all([store.rowDays(span, { cut, key }), store.freshAt(span)])
    return {
      days: found.map(rowDayOf),
      freshAt,
      query: QUERY,
    }
  }

  /** By week of registration: how many of them bet in that week and in each one since. */
  async function cohorts(): Promise<ResponseOf<typeof getCohorts>> {
    const span = {
      from: weekOf(clock.now() - days(7 * (COHORT_WEEKS - 1))),
      until: weekOf(clock.now()),
    }
    const [rows, freshAt] = await Promise.all([
      cohortsOf(database.db, tenantId, span),
      store.freshAt({ from: span.from, until: dayText(clock.now()) }),
    ])
    return { cohorts: cohortsIn(rows), freshAt, query: COHORT_QUERY }
  }

  return {
    fold,
    get,
    row: rowByDay,
    cohorts,
    hold: holds.page,
    holdFile: holds.file,
    async file(span: ReportSpan): Promise<{ name: string; text: string }> {
      const { rows, from, until } = await get(span)
      const heads = ['key', 'label', 'bets', 'staked', 'gross', 'given', 'net', 'deposits', 'withdrawals']
      const lines = rows.map((row) => [
        row.key,
        row.label,
        String(row.bets),
        row.staked,
        row.gross,
        row.given,
        row.net,
        row.deposits,
        row.withdrawals,
      ])
      return { name: `keo-${span.cut}-${from}-${until}.csv`, text: commaText([heads, ...lines]) }
    },
  }
}

/** Each cohort once, with the weeks since it registered in their order. */
function cohortsIn(rows: readonly CohortRow[]): ResponseOf<typeof getCohorts>['cohorts'] {
  const weeks = [...new Set(rows.map(({ cohort }) => cohort))]
  return weeks.map((week) => {
    const own = rows.filter(({ cohort }) => cohort === week)
    const most = Math.max(...own.map(({ after }) => after))
    return {
      week,
      registered: own[0]?.registered ?? 0,
      bettors: Array.from(
        { length: most + 1 },
        (_, after) => own.find((row) => row.after === after)?.bettors ?? 0,
      ),
    }
  })
}

const dong = (minor: bigint): string => moneyText(money(minor, 'VND'))

function sumsOf({ bets, staked, gross, given, deposits, withdrawals }: SumRow): ReportSums {
  return {
    bets: Number(bets),
    staked: dong(staked),
    gross: dong(gross),
    given: dong(given),
    net: dong(gross - given),
    deposits: dong(deposits),
    withdrawals: dong(withdrawals),
  }
}

const dayOf = (row: DayRow) => ({
  day: row.day,
  players: row.players,
  sports: dong(row.sports),
  games: dong(row.games),
  ...sumsOf(row),
})

const rowDayOf = ({ day, players, ...sums }: RowDay) => ({ day, players, ...sumsOf(sums) })

const rowOf = (row: KeyRow) => ({ key: row.key, label: row.label, ...sumsOf(row) })
