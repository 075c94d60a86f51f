import type { SuspenseMoney } from '@keo/contract/console-suspense'
import { fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import { maskName } from '@keo/contract/masks'
import type { Audit } from '@keo/service-kit/audit'
import type { Database } from '@keo/service-kit/db/database'
import { money, moneyText, parseMoney } from '@keo/units/money'
import * as z from 'zod/mini'
import type { Deposits } from '../../deposit/index.ts'
import type { Ledger } from '../../ledger/index.ts'
import type { MemberStore } from '../../members/index.ts'
import type { PartyBooks } from '../../party-books/index.ts'
import { staffRecord, type Approvals, type StaffActing } from '../../staff/index.ts'
import { sqlSuspense, type SuspenseFacts } from './suspense-store.ts'

type Needs = {
  database: Database
  audit: Audit
  tenantId: string
  ledger: Pick<Ledger, 'write' | 'balanceOf'>
  members: Pick<MemberStore, 'find'>
  approvals: Approvals
  deposits: Pick<Deposits, 'owners' | 'takeStated'>
  /** What the statements tell of an order that is not ours. */
  unknownHere: PartyBooks['unknownHere']
  staffNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}
type Wanted = { readonly id: string; readonly memberId: string; readonly reason: string }

const KIND = 'suspenseOwner'
const Act = z.object({ memberId: z.string(), dong: z.string() })

export type SuspenseDesk = ReturnType<typeof createSuspenseDesk>

/** Money that nobody ordered, or that came for the wrong order, and the member whose it is: found by people, given by two. */
export function createSuspenseDesk(needs: Needs) {
  const { database, audit, tenantId, ledger, members, approvals, deposits, staffNames } = needs
  const store = sqlSuspense(database.db, tenantId)
  const find = async (id: string): Promise<SuspenseFacts> => (await store.find(id)) ?? fail('NOT_FOUND')

  approvals.onApproved(KIND, async ({ id: approval, object: receiptId, act, reason }, acting, close) => {
    const { memberId, dong } = Act.parse(act)
    const amount = parseMoney(dong, 'VND') ?? fail('AMOUNT_WRONG')
    await ledger.write(async (tx, post) => {
      await close(tx)
      // Whoever asked to credit it to the order's own member is too late with it.
      await approvals.refuseIn(tx, acting, { kind: 'receipt', object: receiptId, reason })
      await deposits.owners.credit(tx, post, { receiptId, memberId: memberId as MemberId }, amount)
      const after = { to: memberId, amount: dong, approval, reason }
      await audit.write(tx, staffRecord(acting, { action: 'suspense.credited', object: receiptId, after }))
    })
  })

  /** Whether somebody asked to credit somebody already. */
  async function askedOf(id: string, reader: string) {
    const asked = (await approvals.openOf(KIND, [id])).get(id)
    const names = await staffNames(asked ? [asked.asked_by] : [])
    return {
      approvalId: asked?.id ?? '',
      askedBy: names.get(asked?.asked_by ?? '') ?? '',
      isAskedByReader: asked?.asked_by === reader,
      askedFor: asked?.after.member ?? '',
    }
  }

  return {
    async get(id: string, reader: string): Promise<SuspenseMoney> {
      const found = await find(id)
      const waits = found.state === 'suspense'
      return {
        ...suspenseView(found),
        candidates: waits ? await store.candidates(found) : [],
        ...(await askedOf(id, reader)),
      }
    },

    /** Written down before it is shown. */
    async payer(acting: StaffActing, id: string): Promise<string> {
      const { payer } = await find(id)
      await database.tx((tx) =>
        audit.write(tx, staffRecord(acting, { action: 'suspense.payer-shown', object: id })),
      )
      return payer
    },

    async ask(acting: StaffActing, { id, memberId, reason }: Wanted): Promise<string> {
      const found = await find(id)
      const member = (await members.find(memberId)) ?? fail('NOT_FOUND')
      const wanted = { receiptId: id, memberId: member.id }
      const dong = await database.tx((tx) => deposits.owners.worth(tx, wanted))
      const { available, debt } = await ledger.balanceOf({ memberId: member.id, currency: member.currency })
      const has = available - debt
      const text = (minor: bigint) => moneyText(money(minor, member.currency))
      const { amount, currency, entries } = suspenseView(found)
      const sum = {
        member: member.userName,
        caseNo: id,
        channel: found.party,
        amount: `${amount} ${currency}`,
      }
      return approvals.ask(acting, {
        kind: KIND,
        object: id,
        before: { ...sum, state: 'suspense', available: text(has) },
        after: {
          ...sum,
          state: 'credited',
          available: text(has + dong.minor),
          'house:suspense': entries[0]?.amount ?? '',
        },
        act: { memberId: member.id, dong: moneyText(dong) },
        reason,
      })
    },

    /** One person's act: no member has it by that. */
    async take(acting: StaffActing, about: string, reason: string): Promise<number> {
      return ledger.write(async (tx, post) => {
        const stated = await needs.unknownHere(tx, about)
        if (stated.length === 0) fail('NOT_FOUND')
        let count = 0
        for (const { party, payments } of stated)
          count += await deposits.takeStated(tx, post, party, payments)
        const after = { count, reason }
        await audit.write(tx, staffRecord(acting, { action: 'suspense.taken', object: about, after }))
        return count
      })
    },
  }
}

function suspenseView(found: SuspenseFacts) {
  const text = (minor: bigint) => moneyText(money(minor, found.currency))
  const waits = found.state === 'suspense'
  return {
    id: found.id,
    party: found.party,
    paymentId: found.payment_id,
    amount: text(found.amount),
    currency: found.currency,
    state: found.owner_id === '' ? found.state : 'moved',
    receivedAt: found.received_at,
    orderNo: found.order_no,
    named: found.named,
    payer: maskName(found.payer),
    payerEnd: found.payer_end,
    said: found.said,
    ownerId: found.owner_id,
    ownerName: found.owner_name,
    entries: waits ? [{ account: 'house:suspense', amount: text(-found.amount) }] : [],
  }
}
