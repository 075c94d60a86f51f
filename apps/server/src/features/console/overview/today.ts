import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import { seconds, type Instant } from '@keo/units/instants'
import { money, moneyText } from '@keo/units/money'
import { sql } from 'kysely'

type Needs = { database: Database; clock: Clock; tenantId: string }
type Row = { hour: number; deposited: bigint; withdrawn: bigint; staked: bigint; bets: bigint }
type Sums = Omit<Row, 'hour'>

/** Everybody's overview asks for it: it is counted once in so long. */
const FRESH_MS = seconds(15)

/** Today's money, in dong and by the ledger alone: what came in, what was paid out, what was staked. */
export function createToday({ database, clock, tenantId }: Needs) {
  let kept: { asOf: Instant; answer: Promise<Awaited<ReturnType<typeof read>>> } | null = null

  async function read(now: Instant) {
    const { rows } = await sql<Row>`
      with moved as materialized (
        select number, kind, at from ledger_transaction
        where tenant_id = ${tenantId} and currency = 'VND'
          and at >= date_trunc('day', ${sqlInstant(now)}, 'Asia/Ho_Chi_Minh')
          and kind in ('deposit', 'withdraw.sent', 'bet.stake', 'game.bet')
      )
      select extract(hour from m.at at time zone 'Asia/Ho_Chi_Minh')::int as hour,
        coalesce(sum(p.amount) filter (where m.kind = 'deposit' and p.account = 'available'), 0)::bigint as deposited,
        coalesce(-sum(p.amount) filter (where m.kind = 'withdraw.sent' and p.account = 'held'), 0)::bigint as withdrawn,
        coalesce(-sum(p.amount) filter (where m.kind in ('bet.stake', 'game.bet') and p.account = 'available'), 0)::bigint
          as staked,
        count(distinct m.number) filter (where m.kind in ('bet.stake', 'game.bet')) as bets
      from moved m join ledger_posting p on p.number = m.number
      group by 1 order by 1`.execute(database.db)
    const sum = (of: (row: Sums) => bigint) => rows.reduce((total, row) => total + of(row), 0n)
    const dong = (minor: bigint) => moneyText(money(minor, 'VND'))
    return {
      asOf: now,
      deposited: dong(sum(({ deposited }) => deposited)),
      withdrawn: dong(sum(({ withdrawn }) => withdrawn)),
      staked: dong(sum(({ staked }) => staked)),
      bets: Number(sum(({ bets }) => bets)),
      hours: rows.map(({ hour, deposited, withdrawn }) => ({
        hour,
        deposited: dong(deposited),
        withdrawn: dong(withdrawn),
      })),
    }
  }

  return () => {
    const now = clock.now()
    if (!kept || now - kept.asOf > FRESH_MS || now < kept.asOf) kept = { asOf: now, answer: read(now) }
    const asked = kept
    // What failed is not remembered.
    asked.answer.catch(() => {
      if (kept === asked) kept = null
    })
    return asked.answer
  }
}
