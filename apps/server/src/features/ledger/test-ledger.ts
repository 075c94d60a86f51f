import type { MemberId } from '@keo/contract/ids'
import { manualClock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { money, type Money } from '@keo/units/money'
import { createLedger } from './ledger-service.ts'
import type { Balance, Command, HouseAccount, Move } from './ledger-types.ts'

const START = Date.UTC(2026, 0, 31, 12)
const TENANT = 'keo'

/** What a test gives: its database, as the application sees it and as the owner does. */
type TestStorage = {
  connect(schema: string): Database
  asOwner(sql: string, values?: unknown[]): Promise<unknown>
}

export const dong = (minor: bigint | number): Money => money(BigInt(minor), 'VND')

/** A ledger of its own over a test's database, and what it announced. */
export function testLedger(testDatabase: TestStorage) {
  const clock = manualClock(START)
  const database = testDatabase.connect('platform')
  const told: { memberId: MemberId; balance: Balance }[] = []
  const announce = (memberId: MemberId, balance: Balance) => void told.push({ memberId, balance })
  const ledger = createLedger({ database, clock, tenantId: TENANT, announce })
  return { ledger, clock, database, told, tenantId: TENANT }
}

let count = 0

/** Members who may have a wallet in this currency; nothing else of a member matters here. */
export async function newMembers(testDatabase: TestStorage, howMany: number, currency = 'VND') {
  const ids = Array.from({ length: howMany }, () => memberId((count += 1)))
  await testDatabase.asOwner(
    `insert into platform.member (tenant_id, id, user_name, user_name_folded, nick_name, currency, registered_at)
     select $1, id, id, id, id, $3, now() from unnest($2::text[]) as id`,
    [TENANT, ids, currency],
  )
  return ids
}

/** A member of their own who has 100 đ. */
export async function newBettor(
  testDatabase: TestStorage,
  { ledger }: Pick<ReturnType<typeof testLedger>, 'ledger'>,
): Promise<MemberId> {
  const [id] = await newMembers(testDatabase, 1)
  if (!id) throw new Error('no member')
  await ledger.submit(commandsOf(id).credit(dong(10_000)))
  return id
}

const memberId = (n: number): MemberId => `mbr_${String(n).padStart(26, '0')}`

/** Every command with a key and words of its own; a test says only what it is about. */
export function commandsOf(member: MemberId) {
  const said = (op: string, key = `${op}-${(count += 1)}`) => ({ memberId: member, key, reference: key })
  return {
    credit: (amount: Money, more: Partial<Move> = {}): Command => ({
      ...said('credit'),
      op: 'move',
      kind: 'deposit',
      amount,
      from: 'house:deposit-clearing',
      to: 'available',
      ...more,
    }),
    debit: (amount: Money, more: Partial<Move> = {}): Command => ({
      ...said('debit'),
      op: 'move',
      kind: 'game.bet',
      amount,
      from: 'available',
      to: 'house:games',
      ...more,
    }),
    force: (amount: Money): Command => ({
      ...said('force'),
      op: 'force',
      kind: 'bet.corrected',
      amount,
      to: 'house:sports',
    }),
    hold: (holdId: string, amount: Money, purpose: 'stake' | 'withdrawal' = 'stake'): Command => ({
      ...said('hold'),
      op: 'hold',
      kind: purpose === 'stake' ? 'bet.stake' : 'withdraw',
      amount,
      holdId,
      purpose,
    }),
    post: (holdId: string, amount: Money, payout?: Money, to: HouseAccount = 'house:sports'): Command => ({
      ...said('post'),
      op: 'post',
      kind: 'bet.settled',
      amount,
      holdId,
      to,
      ...(payout ? { payout: payout.minor } : {}),
    }),
    release: (holdId: string, amount: Money): Command => ({
      ...said('release'),
      op: 'release',
      kind: 'bet.refused',
      amount,
      holdId,
    }),
  }
}
