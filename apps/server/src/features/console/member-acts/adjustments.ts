import { ADJUSTMENT_ACCOUNTS, ADJUSTMENT_SIDES } from '@keo/contract/console-member-acts'
import { fail } from '@keo/contract/errors'
import type { Audit } from '@keo/service-kit/audit'
import { money, moneyText, parseMoney, type Money } from '@keo/units/money'
import * as z from 'zod/mini'
import type { Ledger, Move } from '../../ledger/index.ts'
import type { Member, MemberStore } from '../../members/index.ts'
import { staffRecord, type Approvals, type StaffActing } from '../../staff/index.ts'

type Needs = {
  audit: Audit
  ledger: Pick<Ledger, 'balanceOf' | 'write'>
  members: Pick<MemberStore, 'find'>
  approvals: Approvals
}

const Adjustment = z.object({
  id: z.string(),
  side: z.enum(ADJUSTMENT_SIDES),
  amount: z.string(),
  account: z.enum(ADJUSTMENT_ACCOUNTS),
  caseNo: z.string(),
})
type Adjustment = z.output<typeof Adjustment>

const KIND = 'adjustment'

export type Adjustments = ReturnType<typeof createAdjustments>

/** Money by hand: an entry like any other, between a wallet and a named account, by two people. No balance is ever written. */
export function createAdjustments({ audit, ledger, members, approvals }: Needs) {
  approvals.onApproved(KIND, async ({ id: approvalId, act, reason }, acting, close) => {
    const wanted = Adjustment.parse(act)
    const member = await find(wanted.id)
    const amount = amountOf(wanted, member)
    await ledger.write(async (tx, post) => {
      await close(tx)
      const { balance } = await post(entryOf(wanted, member, amount, `${KIND}:${approvalId}`))
      const after = balance ? balance.available - balance.debt : 0n
      const text = (minor: bigint) => moneyText(money(minor, member.currency))
      const record = {
        action: 'wallet.adjusted',
        object: member.id,
        before: { available: text(after - signed(wanted, amount)) },
        after: { available: text(after), ...wanted, approval: approvalId, reason },
      }
      await audit.write(tx, staffRecord(acting, record))
    })
  })

  const find = async (id: string): Promise<Member> => (await members.find(id)) ?? fail('NOT_FOUND')

  return {
    async ask(acting: StaffActing, { reason, ...wanted }: Adjustment & { reason: string }): Promise<string> {
      const member = await find(wanted.id)
      const amount = amountOf(wanted, member)
      const { available, debt } = await ledger.balanceOf({ memberId: member.id, currency: member.currency })
      if (wanted.side === 'debit' && available < amount.minor) fail('BALANCE_SHORT')
      const change = signed(wanted, amount)
      const text = (minor: bigint) => moneyText(money(minor, member.currency))
      const { account, caseNo } = wanted
      return approvals.ask(acting, {
        kind: KIND,
        object: member.id,
        before: { member: member.userName, amount: text(0n), available: text(available - debt) },
        after: {
          member: member.userName,
          amount: text(change),
          available: text(available - debt + change),
          [account]: text(-change),
          caseNo,
        },
        act: wanted,
        reason,
      })
    },
  }
}

const signed = ({ side }: Adjustment, { minor }: Money): bigint => (side === 'credit' ? minor : -minor)

function amountOf({ amount }: Adjustment, { currency }: Member): Money {
  const read = parseMoney(amount, currency)
  return read && read.minor > 0n ? read : fail('AMOUNT_WRONG')
}

/** The key is the approval's: what was approved once moves once. */
function entryOf({ side, account, caseNo }: Adjustment, member: Member, amount: Money, key: string): Move {
  const said = { op: 'move', memberId: member.id, key, kind: KIND, reference: caseNo, amount } as const
  return side === 'credit'
    ? { ...said, from: account, to: 'available' }
    : { ...said, from: 'available', to: account }
}
