import type { TraceName } from '@keo/contract/console-member-search'
import type { Permission } from '@keo/contract/staff-permissions'
import { type RawBuilder, sql } from 'kysely'
import { foldUserName } from '../members/index.ts'

/** What was typed, and whom the keyed hashes of sealed numbers name: of a card or wallet, and of documents. */
export type Wanted = {
  readonly text: string
  readonly holder: string
  readonly documentHolders: readonly string[]
}

/** Found by these only for who may see them; everything else is for whoever reads members. */
const READERS: Partial<Record<TraceName, Permission>> = {
  realName: 'members.reveal',
  document: 'identities.decide',
  chat: 'support.read',
  feedback: 'support.read',
  complaint: 'safety.read',
}

export function mayFindBy(trace: TraceName, permissions: ReadonlySet<Permission>): boolean {
  const needed = READERS[trace]
  return needed === undefined || permissions.has(needed)
}

/** Signs that a pattern would read as its own. */
const PATTERN_SIGNS = /[\\%_]/g
/** The last four signs of a card or wallet, alone or as screens show them. */
const END = /^[•*.…\s]*([0-9A-Za-z]{4})$/

/** A look into one index: who `m` it finds, and through which table `t` it leads where. */
export type Way = {
  readonly trace: TraceName
  readonly where: RawBuilder<unknown>
  /** Can be many members: these are sorted and cut. Of one or two the database would read all members in their order. */
  readonly isMany?: true
  readonly through?: { readonly table: string; readonly leadsTo: RawBuilder<unknown> }
}

const startOf = (text: string): string => `${text.replace(PATTERN_SIGNS, '\\$&')}%`

export function waysTo({ text, holder, documentHolders }: Wanted, tenantId: string): Way[] {
  const digits = text.replace(/\D/g, '').replace(/^(?:84|0)/, '')
  const end = END.exec(text)?.[1]
  const own = (trace: TraceName, where: RawBuilder<unknown>): Way => ({ trace, where })
  const many = (trace: TraceName, where: RawBuilder<unknown>): Way => ({ trace, where, isMany: true })
  /** The row with this number says whose it is. */
  const numbered = (
    trace: TraceName,
    table: string,
    column: string,
    leadsTo = sql.ref(`t.${column}`),
  ): Way => ({
    trace,
    where: sql`${sql.ref(`t.${column}`)} = ${text}`,
    through: { table, leadsTo },
  })
  /** Many rows may be one member's: whose they are is read first. */
  const ownerIn = (trace: TraceName, table: string, where: RawBuilder<unknown>): Way =>
    many(
      trace,
      sql`m.id in (select member_id from ${sql.table(table)} where tenant_id = ${tenantId} and ${where})`,
    )
  const orderNo = sql.ref('t.order_no')
  return [
    own('id', sql`m.id = ${text}`),
    many('userName', sql`m.user_name_folded like ${startOf(foldUserName(text))}`),
    many('nickName', sql`m.nick_name <> '' and lower(m.nick_name) like lower(${startOf(text)})`),
    // Whole: whoever could try its beginnings would read it without a reason and without a trace.
    many('realName', sql`m.real_name <> '' and lower(m.real_name) = lower(${text})`),
    own('document', sql`m.id = any(${[...documentHolders]})`),
    own('mobile', sql`m.mobile <> '' and m.mobile = ${digits}`),
    own('email', sql`m.email <> '' and lower(m.email) = lower(${text})`),
    own('target', sql`m.id = ${holder}`),
    ...(end === undefined
      ? []
      : [
          ownerIn(
            'target',
            'payout_target',
            sql`lower(right(shown, 4)) = lower(${end}) and deleted_at is null`,
          ),
        ]),
    numbered('withdrawal', 'withdraw_order', 'order_no'),
    numbered('deposit', 'deposit_order', 'order_no'),
    numbered('deposit', 'deposit_order', 'note', orderNo),
    numbered('payment', 'deposit_receipt', 'payment_id', orderNo),
    {
      trace: 'payout',
      where: sql`t.order_no in (select order_no from party_entry
        where tenant_id = ${tenantId} and reference = ${text} and side = 'payouts')`,
      through: { table: 'withdraw_order', leadsTo: orderNo },
    },
    numbered('bet', 'bet_record', 'order_id'),
    numbered('round', 'game_round', 'round_id', sql`t.provider || ':' || t.round_id`),
    ...(text.startsWith('cnv_') ? [numbered('chat', 'conversation', 'id')] : []),
    ...(text.startsWith('fbk_') ? [numbered('feedback', 'feedback_thread', 'id')] : []),
    ...(text.startsWith('cpl_') ? [numbered('complaint', 'complaint', 'id')] : []),
    ownerIn('device', 'session', sql`device_no = ${text}`),
    ownerIn('address', 'session', sql`address = ${text}`),
  ]
}
