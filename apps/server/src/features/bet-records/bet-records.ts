import {
  BET_DAYS_MAX,
  BET_NEWS,
  type BetList,
  BETS_FILE_MAX,
  BETS_PAGE_SIZE,
  CASH_OUT_NEWS,
  PROFIT_POINTS_MAX,
} from '@keo/contract/bet-records'
import { fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import type { Language } from '@keo/messages/languages'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Jobs } from '@keo/service-kit/jobs'
import type { PushedCashOut, PushedOrder } from '@keo/sportsbook-contract/pushed-orders'
import { days, type Instant, parseServerTime } from '@keo/units/instants'
import { CURRENCIES, type Currency } from '@keo/units/money'
import { SPORTS_UNITS } from '@keo/units/sports-currency'
import type { SportsbookGateway } from '../../gateways/sportsbook/sportsbook-gateway.ts'
import { type BetFilter, sqlBetRecordStore } from './bet-record-store.ts'
import { createAutoCashOutLetters } from './auto-cash-out-letters.ts'
import { createBetLetters } from './bet-letters.ts'
import { betNews, betView, cashOutNews, withOwnPaid } from './bet-record-views.ts'
import { betsText } from './bets-text.ts'
import { inWordsOf } from './bet-words.ts'
import { readBet, readCashOut } from './pushed-bets.ts'

type Needs = {
  database: Database
  tenantId: string
  jobs: Pick<Jobs, 'handle' | 'enqueue'>
  gateway: Pick<SportsbookGateway, 'orderWords' | 'orderReplay'>
  /** To the member's own sockets, after the commit. */
  announce(memberId: MemberId, message: object): void
} & Parameters<typeof createBetLetters>[0]

export type AskedBets = {
  readonly list: BetList
  readonly fromDay: string
  readonly untilDay: string
  readonly sportId?: number | undefined
}

type Span = { readonly from: Instant; readonly until: Instant }

/** The member's bets, kept from what the provider tells of its orders, and found again. */
export function createBetRecords(needs: Needs) {
  const { database, tenantId, gateway, announce } = needs
  const tellResults = createBetLetters(needs)
  const store = sqlBetRecordStore(database.db, tenantId)
  const tellAutoCashOut = createAutoCashOutLetters({ ...needs, store })
  const filterOf = (memberId: MemberId, { list, sportId, ...asked }: AskedBets): BetFilter => ({
    memberId,
    list,
    sportId: sportId ?? null,
    ...rangeOf(asked),
  })

  async function page(filter: BetFilter, before: string | undefined, most: number) {
    const lines = await store.list(filter, { before: cursorOf(before), limit: most + 1 })
    const shown = lines.slice(0, most)
    const cashOuts = await store.cashOutsOf(
      shown.filter(({ cashOuts: count }) => count > 0).map(({ orderId }) => orderId),
    )
    const last = shown.at(-1)
    return {
      records: shown.map((line) =>
        betView(
          line,
          cashOuts.filter(({ orderId }) => orderId === line.orderId),
        ),
      ),
      next: lines.length > most && last ? `${last.at}_${last.orderId}` : null,
    }
  }

  return {
    /** Beside the orders themselves, in their transaction; what it answers for each is run after the commit. */
    async keepAll(
      tx: Tx,
      received: readonly { pushed: PushedOrder; currency: Currency }[],
    ): Promise<(() => void)[]> {
      const bets = received.map(({ pushed, currency }) => readBet(pushed, currency))
      const before = await sqlBetRecordStore(tx, tenantId).keepAll(bets)
      await tellResults(tx, bets, before)
      return bets.map((bet) => () => {
        if (before.get(bet.orderId)?.status === bet.status) return
        announce(bet.memberId, { businessType: BET_NEWS, businessContent: betNews(bet) })
      })
    },

    /** False when it cannot be a cash-out of ours. */
    async handleCashOut(pushed: PushedCashOut): Promise<boolean> {
      const currency = CURRENCIES.find((each) => SPORTS_UNITS[each].id === pushed.currency)
      if (!currency) return false
      const cashOut = readCashOut(pushed, currency)
      const isNew = await database.tx(async (tx) => {
        const isKept = await sqlBetRecordStore(tx, tenantId).keepCashOut(cashOut)
        if (isKept) await tellAutoCashOut(tx, cashOut)
        return isKept
      })
      if (!isNew) return true
      const { orderId, memberId } = cashOut
      const all = withOwnPaid(await store.cashOutsOf([orderId]), await store.freeStakeOf(orderId))
      const paid = all.find(({ id }) => id === cashOut.id)?.paid ?? cashOut.paid
      announce(memberId, { businessType: CASH_OUT_NEWS, businessContent: cashOutNews({ ...cashOut, paid }) })
      return true
    },

    async sum(memberId: MemberId, asked: AskedBets) {
      const filter = filterOf(memberId, asked)
      const [totals, sports, openCount] = await Promise.all([
        store.totals(filter),
        store.sports(filter),
        store.openCount(memberId),
      ])
      return { ...totals, sports, openCount }
    },

    page: (memberId: MemberId, asked: AskedBets, before: string | undefined) =>
      page(filterOf(memberId, asked), before, BETS_PAGE_SIZE),

    async file(memberId: MemberId, asked: AskedBets, as: { currency: Currency; language: Language }) {
      const { records } = await page(filterOf(memberId, asked), undefined, BETS_FILE_MAX)
      return betsText(await inWordsOf(gateway, records, as.language), as.currency, as.language)
    },

    bestAndWorst: (memberId: string, span: Span) => store.bestAndWorst(settledIn(memberId, span)),
    ownStakes: (memberId: string, span: Span, limit: number) =>
      store.ownStakes(settledIn(memberId, span), limit),

    latest: store.latest,
    /** One bet in the words of a language; null when the member has no such bet. */
    async one(memberId: string, orderId: string, language: Language) {
      const line = await store.find(memberId, orderId)
      if (!line) return null
      const [record] = await inWordsOf(gateway, [betView(line, await store.cashOutsOf([orderId]))], language)
      return record ? { record, currency: line.currency } : null
    },

    profit(memberId: MemberId, asked: Omit<AskedBets, 'list'>) {
      const filter = filterOf(memberId, { ...asked, list: 'settled' })
      return store.profit(filter, (filter.until - filter.from) / PROFIT_POINTS_MAX)
    },
  }
}

export type BetRecords = ReturnType<typeof createBetRecords>

const settledIn = (memberId: string, { from, until }: Span): BetFilter => ({
  memberId: memberId as MemberId,
  list: 'settled',
  sportId: null,
  from,
  until,
})

/** Whole days at +08:00, the last one included. */
function rangeOf({ fromDay, untilDay }: { fromDay: string; untilDay: string }): {
  from: Instant
  until: Instant
} {
  const from = parseServerTime(fromDay) ?? fail('RANGE_WRONG')
  const until = (parseServerTime(untilDay) ?? fail('RANGE_WRONG')) + days(1)
  if (until <= from || until - from > days(BET_DAYS_MAX)) fail('RANGE_WRONG')
  return { from, until }
}

/** The contract has looked at its shape. */
function cursorOf(before: string | undefined): { at: Instant; orderId: string } | null {
  if (before === undefined) return null
  const cut = before.indexOf('_')
  return { at: Number(before.slice(0, cut)), orderId: before.slice(cut + 1) }
}
