import type { OwnerCandidate, OwnerSign } from '@keo/contract/console-suspense'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import { days, type Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import { foldUserName } from '../../members/index.ts'
import { TOLD_BY } from './deposit-queue-store.ts'

export type SuspenseFacts = {
  readonly id: string
  /** Whose order it came for; empty where nobody ordered it. */
  readonly member_id: string
  readonly order_no: string
  readonly party: string
  readonly payment_id: string
  readonly currency: 'VND' | 'USDT'
  readonly amount: bigint
  readonly state: string
  readonly received_at: Instant
  readonly named: string
  readonly payer: string
  readonly payer_end: string
  readonly payer_member: string
  readonly said: string
  readonly owner_id: string
  readonly owner_name: string
}
type Shown = {
  readonly member_id: string
  readonly user_name: string
  readonly sign: OwnerSign
  readonly order_no: string
}

/** An order may be paid long after it ran out, but not for ever. */
const LOOKS_BACK_MS = days(7)
const ORDERS_OF_A_SUM = 20
const CANDIDATES = 12
/** What is handed out to be written is of two or three words. */
const WORDS_OF_A_NOTE = 3

/** Reads money in suspense and who could be its owner; the deposits' own feature writes both. */
export function sqlSuspense(db: Db, tenantId: string) {
  return {
    async find(id: string): Promise<SuspenseFacts | undefined> {
      const { rows } = await sql<SuspenseFacts>`
        select r.id, r.member_id, r.order_no, ${TOLD_BY} as party, r.payment_id, r.currency, r.amount, r.state, r.received_at,
          r.named, r.payer, r.payer_end, r.payer_member, r.said, r.owner_id, coalesce(m.user_name, '') as owner_name
        from deposit_receipt r left join member m on m.tenant_id = r.tenant_id and m.id = r.owner_id
        where r.tenant_id = ${tenantId} and r.id = ${id}`.execute(db)
      return rows[0]
    },

    /** Each sign is a look into an index of its own. Whom the most speaks for comes first. */
    async candidates(of: SuspenseFacts): Promise<OwnerCandidate[]> {
      const said = wordsOf(of.said)
      const payer = bankName(of.payer)
      const orders = (sign: OwnerSign) => sql`
        select member_id, ${sign}::text as sign, order_no from deposit_order where tenant_id = ${tenantId}`
      const { rows } = await sql<Shown>`
        select distinct f.member_id, m.user_name, f.sign, f.order_no from (
          (${orders('note')} and note = any(${said}))
          union all (${orders('orderNo')} and order_no = any(${said}))
          union all (${orders('sum')} and pay_currency = ${of.currency} and pay_amount = ${of.amount} and received is null
            and created_at > ${sqlInstant(of.received_at - LOOKS_BACK_MS)} and created_at <= ${sqlInstant(of.received_at)}
            order by created_at desc limit ${ORDERS_OF_A_SUM})
          union all select ${of.payer_member}, 'account', ''
          union all (select id, 'realName', '' from member where tenant_id = ${tenantId} and real_name <> '' and ${payer} <> ''
            and lower(regexp_replace(normalize(translate(real_name, 'đĐ', 'dD'), nfd), '[^a-zA-Z]', '', 'g')) = ${payer}
            order by id desc limit ${CANDIDATES})
          union all select id, 'userName', '' from member
            where tenant_id = ${tenantId} and user_name_folded = any(${said.map(foldUserName)})
        ) f join member m on m.tenant_id = ${tenantId} and m.id = f.member_id
        where f.member_id <> ${of.member_id} order by f.order_no desc`.execute(db)
      return byMember(rows)
    },
  }
}

function byMember(rows: readonly Shown[]): OwnerCandidate[] {
  const found = new Map<string, OwnerCandidate>()
  for (const { member_id: memberId, user_name: userName, sign, order_no: orderNo } of rows) {
    const one = found.get(memberId) ?? { memberId, userName, signs: [] }
    found.set(memberId, { ...one, signs: [...one.signs, { name: sign, orderNo }] })
  }
  const weight = ({ signs }: OwnerCandidate) => new Set(signs.map(({ name }) => name)).size
  return [...found.values()].toSorted((one, other) => weight(other) - weight(one)).slice(0, CANDIDATES)
}

/** Every word of a transfer's message, and those that stand together, as a note is written. */
function wordsOf(said: string): string[] {
  const words = said
    .toUpperCase()
    .split(/[^\p{L}\p{N}_]+/u)
    .filter((word) => word !== '')
  const lengths = Array.from({ length: WORDS_OF_A_NOTE }, (_, at) => at + 1)
  return words.flatMap((_, at) => lengths.map((length) => words.slice(at, at + length).join(' ')))
}

/** A name as banks write it, like the index of members by it. */
function bankName(name: string): string {
  return name
    .replace(/đ/g, 'd')
    .replace(/Đ/g, 'D')
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase()
}
