import {
  TREASURY_ACCOUNTS,
  TREASURY_CURRENCIES,
  TREASURY_SIDES,
  type Treasury,
  type TreasuryCurrency,
} from '@keo/contract/console-treasury'
import { fail } from '@keo/contract/errors'
import type { Audit } from '@keo/service-kit/audit'
import type { Database, Db } from '@keo/service-kit/db/database'
import { money, moneyText, parseMoney, type Money } from '@keo/units/money'
import * as z from 'zod/mini'
import { sqlHouseCover, type Ledger, type Move } from '../../ledger/index.ts'
import { staffRecord, type Approvals, type StaffActing } from '../../staff/index.ts'

type Needs = {
  database: Database
  audit: Audit
  tenantId: string
  ledger: Pick<Ledger, 'write'>
  approvals: Approvals
  staffNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

const Movement = z.object({
  currency: z.enum(TREASURY_CURRENCIES),
  side: z.enum(TREASURY_SIDES),
  account: z.enum(TREASURY_ACCOUNTS),
  amount: z.string(),
  caseNo: z.string(),
})
type Movement = z.output<typeof Movement>

const KIND = 'treasury'
const CAPITAL = 'house:capital'

export type TreasuryDesk = ReturnType<typeof createTreasuryDesk>

/** Money of the owners comes in or leaves: one asks for the entry, another makes it. One waits at a time in a currency. */
export function createTreasuryDesk({ database, audit, tenantId, ledger, approvals, staffNames }: Needs) {
  approvals.onApproved(KIND, async ({ id: approvalId, act, reason }, acting, close) => {
    const wanted = Movement.parse(act)
    const amount = amountOf(wanted)
    await ledger.write(async (tx, post) => {
      await close(tx)
      // Members went on since it was asked: what was free then need not be free now.
      const [before, after] = await factsOf(tx, wanted, amount)
      await post(entryOf(wanted, amount))
      const record = {
        action: 'treasury.moved',
        object: wanted.currency,
        before,
        after: { ...after, approval: approvalId, reason },
      }
      await audit.write(tx, staffRecord(acting, record))
    })
  })

  /** What the second person and the log read, or why it cannot be. */
  async function factsOf(db: Db, wanted: Movement, amount: Money) {
    const cover = sqlHouseCover(db, tenantId)
    if (await cover.isMade(keyOf(wanted))) fail('TICKET_BOOKED')
    const { assets, owed } = await cover.standing(wanted.currency)
    const there = -((await cover.houseBalances(wanted.currency)).get(wanted.account) ?? 0n)
    const change = wanted.side === 'in' ? amount.minor : -amount.minor
    const isShort = there + change < 0n || assets.minor + change < owed.minor
    if (wanted.side === 'out' && isShort) fail('BALANCE_SHORT')
    const text = (minor: bigint) => moneyText(money(minor, wanted.currency))
    const said = { currency: wanted.currency, owed: moneyText(owed) }
    return [
      { ...said, amount: text(0n), assets: moneyText(assets), [wanted.account]: text(-there) },
      {
        ...said,
        amount: text(change),
        assets: text(assets.minor + change),
        [wanted.account]: text(-there - change),
        caseNo: wanted.caseNo,
      },
    ] as const
  }

  async function viewOf(currency: TreasuryCurrency, askedBy: string): Promise<Treasury> {
    const cover = sqlHouseCover(database.db, tenantId)
    const { assets, owed } = await cover.standing(currency)
    const capital = (await cover.houseBalances(currency)).get(CAPITAL) ?? 0n
    return {
      currency,
      assets: moneyText(assets),
      owed: moneyText(owed),
      capital: moneyText(money(capital, currency)),
      askedBy,
    }
  }

  return {
    async get(): Promise<Treasury[]> {
      const open = await approvals.openOf(KIND, TREASURY_CURRENCIES)
      const names = await staffNames([...open.values()].map(({ asked_by }) => asked_by))
      return Promise.all(
        TREASURY_CURRENCIES.map((currency) =>
          viewOf(currency, names.get(open.get(currency)?.asked_by ?? '') ?? ''),
        ),
      )
    },
    async ask(acting: StaffActing, { reason, ...wanted }: Movement & { reason: string }): Promise<string> {
      const [before, after] = await factsOf(database.db, wanted, amountOf(wanted))
      return approvals.ask(acting, {
        kind: KIND,
        object: wanted.currency,
        before,
        after,
        act: wanted,
        reason,
      })
    },
  }
}

function amountOf({ amount, currency }: Movement): Money {
  const read = parseMoney(amount, currency)
  return read && read.minor > 0n ? read : fail('AMOUNT_WRONG')
}

/** A transfer of the bank is one movement, however often and by whomever it is asked for. */
const keyOf = ({ currency, caseNo }: Movement): string => `${KIND}:${currency}:${caseNo.toLowerCase()}`

/** Accounts below zero are money that we have: what comes in moves from there to the owners' side. */
function entryOf(wanted: Movement, amount: Money): Move {
  const { side, account, caseNo } = wanted
  const said = {
    op: 'move',
    memberId: null,
    key: keyOf(wanted),
    kind: KIND,
    reference: caseNo,
    amount,
  } as const
  return side === 'in' ? { ...said, from: account, to: CAPITAL } : { ...said, from: CAPITAL, to: account }
}
