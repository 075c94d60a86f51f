import type { FlowPeriod, getMoneyFlow } from '@keo/contract/console-overview'
import type { ResponseOf } from '@keo/contract/define-call'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { days, parseServerTime, seconds, type Instant } from '@keo/units/instants'
import { money, moneyText } from '@keo/units/money'
import { flowWindow, type FlowWindow } from './flow-window.ts'
import { LAG_MS } from './fold-store.ts'
import { type FlowSums, slotOf, sqlSlotStore } from './slot-store.ts'

type Needs = { database: Database; clock: Clock; tenantId: string }
type Flow = ResponseOf<typeof getMoneyFlow>

/** Everybody's overview asks for it: it is counted once in so long. */
const FRESH_MS = seconds(15)
const NOTHING: FlowSums = { deposits: 0n, withdrawals: 0n, laid: 0n, bets: 0n, gross: 0n }

export type MoneyFlow = ReturnType<typeof createMoneyFlow>

/** Money of a period beside the same of the one before, exact to the transaction and never by a scan of the books. */
export function createMoneyFlow({ database, clock, tenantId }: Needs) {
  const store = sqlSlotStore(database.db, tenantId)
  const kept = new Map<FlowPeriod, { asOf: Instant; answer: Promise<Flow> }>()

  async function spanOf(asked: { from: Instant; until: Instant; stepMs: number }, sureUntil: Instant) {
    const rows = new Map(
      (await store.steps(asked, sureUntil)).map(({ step, ...sums }) => [step, sums] as const),
    )
    const count = Math.max(1, Math.ceil((asked.until - asked.from) / asked.stepMs))
    const steps = Array.from({ length: count }, (_, step) => rows.get(step) ?? NOTHING)
    return { sums: shown(steps.reduce(added, NOTHING)), steps: steps.map(shown) }
  }

  /** What comes after may not be in the slots yet: the day after the newest is not folded, or was not over then. */
  async function foldedUntil(): Promise<Instant> {
    const fold = await store.newestFold()
    if (!fold) return 0
    return slotOf(Math.min(fold.at - LAG_MS, (parseServerTime(fold.day) ?? 0) + days(1)))
  }

  async function read({ from, until, before, stepMs }: FlowWindow, now: Instant): Promise<Flow> {
    const sureUntil = await foldedUntil()
    const [own, earlier] = await Promise.all([
      spanOf({ from, until, stepMs }, sureUntil),
      spanOf({ ...before, stepMs }, sureUntil),
    ])
    return { asOf: now, from, until, stepMs, ...own, before: { ...before, ...earlier } }
  }

  return (period: FlowPeriod): Promise<Flow> => {
    const now = clock.now()
    const known = kept.get(period)
    if (known && now >= known.asOf && now - known.asOf <= FRESH_MS) return known.answer
    const asked = { asOf: now, answer: read(flowWindow(period, now), now) }
    kept.set(period, asked)
    // What failed is not remembered.
    asked.answer.catch(() => {
      if (kept.get(period) === asked) kept.delete(period)
    })
    return asked.answer
  }
}

const added = (one: FlowSums, other: FlowSums): FlowSums => ({
  deposits: one.deposits + other.deposits,
  withdrawals: one.withdrawals + other.withdrawals,
  laid: one.laid + other.laid,
  bets: one.bets + other.bets,
  gross: one.gross + other.gross,
})

const dong = (minor: bigint): string => moneyText(money(minor, 'VND'))

const shown = ({ deposits, withdrawals, laid, bets, gross }: FlowSums) => ({
  deposited: dong(deposits),
  withdrawn: dong(withdrawals),
  staked: dong(laid),
  bets: Number(bets),
  gross: dong(gross),
})
