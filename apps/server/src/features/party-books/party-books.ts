import type { PartySide, StatementState } from '@keo/contract/console-books'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Log } from '@keo/service-kit/log'
import { withPatience } from '@keo/service-kit/with-patience'
import { hours, minutes, type Instant } from '@keo/units/instants'
import { money, moneyText, type Money } from '@keo/units/money'
import type { PaymentGateways } from '../../gateways/payments/payment-gateway.ts'
import type { PayoutGateways } from '../../gateways/payouts/payout-gateway.ts'
import type {
  AskStatement,
  StatementEntry,
  StatementPeriod,
} from '../../gateways/statements/party-statement.ts'
import { grouped } from './grouped.ts'
import { causeOf, type Payment } from './compare-order.ts'
import { sqlOurPayments } from './our-payments.ts'
import { partiesOf, type Party } from './parties.ts'
import { keepStatement, sqlPartyEntries } from './party-entry-store.ts'
import { sqlPartyReviews, type PartyDifference } from './party-review-store.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly machineClock: Clock
  readonly log: Log
  readonly tenantId: string
  readonly payments: PaymentGateways
  readonly payouts: PayoutGateways
  /** One for each difference: above 0 somebody has to look. */
  countDifference(): void
}

type Asked = Omit<Party, 'ask'> & { readonly ask: AskStatement }

type StatedByParty = {
  readonly party: string
  readonly payments: readonly (StatedAs & { readonly amount: Money; readonly at: Instant })[]
}
/** The order that the party names, empty where it names none, and its own reference. */
type StatedAs = { readonly named: string; readonly reference: string }

export type PartyStanding = {
  readonly side: PartySide
  readonly channels: string[]
  readonly statement: StatementState
  readonly comparedUntil: Instant | null
}

/** What is on its way is no difference yet: a callback may come late, and a pay-out is asked for again. */
const GRACE_MS = minutes(30)
const LOOKS_BACK_MS = hours(24)
/** Two runs overlap, so that nothing falls between them; our books hear of a payment later than the party's. */
const OVERLAP_MS = hours(2)
const PATIENCE_MS = minutes(1)

export type PartyBooks = ReturnType<typeof createPartyBooks>

/** Holds our orders and the ledger against the statements of the payment parties, and opens and settles what differs. */
export function createPartyBooks(needs: Needs) {
  const { database, clock, machineClock, log, tenantId } = needs
  const parties = [...partiesOf('deposits', needs.payments), ...partiesOf('payouts', needs.payouts)]
  const told = sqlPartyEntries(database.db, tenantId)

  async function statementOf(
    { name, ask }: Asked,
    period: StatementPeriod,
  ): Promise<readonly StatementEntry[] | null> {
    try {
      const entries = await withPatience(machineClock, PATIENCE_MS, ask(period))
      return entries?.filter(({ at }) => at >= period.from && at < period.until).map(named) ?? null
    } catch (err) {
      log.warn({ err, party: name }, 'a payment party did not give its statement')
      return null
    }
  }

  /** A day, and longer where the last answer is longer ago. */
  async function periodOf(party: Pick<Party, 'side' | 'name'>): Promise<StatementPeriod> {
    const until = Math.trunc(clock.now()) - GRACE_MS
    const last = (await told.asked(party))?.comparedUntil ?? until
    return { from: Math.trunc(Math.min(until - LOOKS_BACK_MS, last - OVERLAP_MS)), until }
  }

  async function compare(party: Asked): Promise<void> {
    const period = await periodOf(party)
    const entries = await statementOf(party, period)
    if (!entries) {
      await told.noteAsked(party, null)
      return log.warn({ party: party.name }, 'the books of a payment party were not compared')
    }
    const fresh = await database.tx(async (tx) => {
      await keepStatement(tx, tenantId, party, { ...period, entries })
      const named = entries.map(({ orderNo }) => orderNo)
      const ours = { from: period.from + OVERLAP_MS, until: period.until - GRACE_MS }
      const moved = await sqlOurPayments(tx, tenantId).movedIn(party.side, party.channels, ours)
      const standing = await sqlPartyReviews(tx, tenantId, party.side).standing()
      const opened = await examine(tx, party.side, {
        orderNos: [...new Set([...named, ...moved, ...standing])],
        until: ours.until,
      })
      await sqlPartyEntries(tx, tenantId).noteAsked(party, period.until)
      return opened
    })
    for (const { orderNo, cause } of fresh) {
      needs.countDifference()
      log.error({ side: party.side, orderNo, cause }, "a payment party's book and ours differ")
    }
  }

  type Examined = { readonly orderNos: readonly string[]; readonly until: Instant }
  /** Gives those that were not standing yet. */
  async function examine(tx: Tx, side: PartySide, { orderNos, until }: Examined): Promise<PartyDifference[]> {
    const fresh: PartyDifference[] = []
    const theirs = await sqlPartyEntries(tx, tenantId).of(side, orderNos)
    const ours = await sqlOurPayments(tx, tenantId).of(side, orderNos)
    const reviews = sqlPartyReviews(tx, tenantId, side)
    const standing = new Set(await reviews.standing())
    for (const orderNo of orderNos) {
      const both = { theirs: theirs.get(orderNo) ?? [], ours: ours.get(orderNo) ?? [] }
      const cause = causeOf({ ...both, isKnown: ours.has(orderNo) }, until)
      if (standing.has(orderNo)) await reviews.settle(orderNo, cause, clock.now())
      if (cause === null) continue
      const difference = {
        orderNo,
        cause,
        told: { theirs: both.theirs.map(shown), ours: both.ours.map(shown) },
      }
      if (await reviews.open(difference, clock.now())) fresh.push(difference)
    }
    return fresh
  }

  async function standingOf(party: Party): Promise<PartyStanding> {
    const { side, channels } = party
    const asked = party.ask ? await told.asked(party) : undefined
    const answered = asked?.isSilent === true ? 'silent' : 'compared'
    const statement = !party.ask ? 'none' : asked ? answered : 'waiting'
    return { side, channels: [...channels], statement, comparedUntil: asked?.comparedUntil ?? null }
  }

  return {
    /** What the statements tell of a deposit that is not ours, by party; nothing where no such difference stands. */
    async unknownHere(tx: Tx, about: string): Promise<StatedByParty[]> {
      const causes = await sqlPartyReviews(tx, tenantId, 'deposits').causesOf(about)
      if (!causes.includes('UNKNOWN_HERE')) return []
      const entries = await sqlPartyEntries(tx, tenantId).toldOf('deposits', about)
      return [...grouped(entries, ({ party }) => party)].map(([party, all]) => ({
        party,
        payments: all.map(({ reference, currency, amount, at }) => ({
          named: about === reference ? '' : about,
          reference,
          amount: money(amount, currency),
          at,
        })),
      }))
    },
    async run(): Promise<void> {
      for (const { ask, ...party } of parties) if (ask) await compare({ ...party, ask })
    },
    /** The parties as the console shows them, those without a statement too. */
    standing: async (): Promise<PartyStanding[]> => Promise.all(parties.map(standingOf)),
  }
}

const shown = ({ reference, currency, amount, at }: Payment) => ({
  reference,
  amount: moneyText(money(amount, currency)),
  currency,
  at: new Date(at).toISOString(),
})

/** What no order was named for goes by its own reference. */
const named = (entry: StatementEntry): StatementEntry =>
  entry.orderNo === '' ? { ...entry, orderNo: entry.reference } : entry
