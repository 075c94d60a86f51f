import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database, Db } from '@keo/service-kit/db/database'
import { money } from '@keo/units/money'
import type { OnConflictBuilder } from 'kysely'
import type { PasswordTables } from '../features/passwords/index.ts'
import { createLedger } from '../features/ledger/index.ts'
import { foldUserName, type MemberTables } from '../features/members/index.ts'
import type { InboxTables } from '../features/inbox/index.ts'
import type { BindingTables } from '../features/bindings/index.ts'
import type { DepositTables } from '../features/deposit/index.ts'
import type { SiteTables } from '../features/site/index.ts'
import type { SupportTables } from '../features/support/index.ts'
import type { WalletTables } from '../features/wallet/index.ts'
import { ANNOUNCEMENTS } from './announcements.ts'
import { AGENT_LINES, SANDBOX_LINES } from './agent-lines.ts'
import { BANKS } from './banks.ts'
import { COUNTRIES } from './countries.ts'
import { DEPOSIT_CHANNELS, DEPOSIT_OPTIONS } from './deposit-channels.ts'
import { GAME_PROVIDERS } from './game-providers.ts'
import { GAME_TYPES, GAMES } from './games.ts'
import { HELP_CONTACTS } from './help-contacts.ts'
import { BANNERS, ENTRIES } from './home.ts'
import { DEMO_PASSWORD_HASH, MEMBERS } from './members.ts'

/** A hundred billion dong, and four million of the currency that deposits by chain arrive in. */
const CAPITAL = [money(10n ** 13n, 'VND'), money(4n * 10n ** 12n, 'USDT')]

const LINES_ON = [
  { line: 1, is_on: true },
  { line: 2, is_on: true },
]

/** 0 to 11. */
const VIP_LEVELS = 12

type Needs = {
  database: Database
  clock: Clock
  tenantId: string
  /** Outside prod there are members to sign in as. */
  isSandbox: boolean
}

type AgentLineSeed = (typeof AGENT_LINES | typeof SANDBOX_LINES)[number]

/** Brings what a new site needs. Rows that are there stay as they are: an operator may have changed them. */
export async function seed({ database, clock, tenantId, isSandbox }: Needs): Promise<void> {
  await database.tx(async (tx) => {
    await seedSite(tx, tenantId, isSandbox ? [...AGENT_LINES, ...SANDBOX_LINES] : AGENT_LINES)
    await seedAnnouncements(tx, tenantId, clock)
    if (isSandbox) {
      await seedMembers(tx, tenantId, clock)
      await seedDeposits(tx, tenantId)
      await seedCallBacks(tx, tenantId)
    }
  })
  if (isSandbox) await seedCapital({ database, clock, tenantId })
}

/** Play money of the house, so that winners can be paid. Its key sees to it that it comes in once. */
async function seedCapital(needs: Pick<Needs, 'database' | 'clock' | 'tenantId'>): Promise<void> {
  const ledger = createLedger({
    database: needs.database,
    clock: needs.clock,
    tenantId: needs.tenantId,
    announce: () => {},
  })
  const said = { op: 'move', memberId: null, kind: 'capital', reference: '' } as const
  for (const amount of CAPITAL) {
    const key = `capital-${amount.currency}`
    await ledger.submit({ ...said, key, amount, from: 'house:bank', to: 'house:capital' })
  }
}

async function seedSite(anyTx: Db, tenantId: string, lines: readonly AgentLineSeed[]) {
  const tx = anyTx.withTables<SiteTables & WalletTables & SupportTables>()
  const owned = <Row extends object>(row: Row) => ({ tenant_id: tenantId, ...row })
  const placed = <Row extends object>(row: Row, position: number) => ({
    tenant_id: tenantId,
    position,
    ...row,
  })

  await tx.insertInto('agent_line').values(lines.map(owned)).onConflict(keepHeld).execute()
  await tx.insertInto('country').values(COUNTRIES.map(placed)).onConflict(keepHeld).execute()
  await tx.insertInto('game_type').values(GAME_TYPES.map(placed)).onConflict(keepHeld).execute()
  await tx.insertInto('game').values(GAMES.map(placed)).onConflict(keepHeld).execute()
  await tx.insertInto('game_provider').values(GAME_PROVIDERS.map(placed)).onConflict(keepHeld).execute()
  await tx.insertInto('home_banner').values(BANNERS.map(placed)).onConflict(keepHeld).execute()
  await tx.insertInto('home_entry').values(ENTRIES.map(placed)).onConflict(keepHeld).execute()
  await tx.insertInto('help_contact').values(HELP_CONTACTS.map(placed)).onConflict(keepHeld).execute()
  await tx.insertInto('customer_line').values(LINES_ON.map(owned)).onConflict(keepHeld).execute()
}

async function seedAnnouncements(anyTx: Db, tenantId: string, clock: Clock) {
  const published_at = sqlInstant(clock.now())
  const rows = ANNOUNCEMENTS.map((row) => Object.assign({ tenant_id: tenantId, published_at }, row))
  await anyTx.withTables<InboxTables>().insertInto('announcement').values(rows).onConflict(keepHeld).execute()
}

/** Who calls back is the operator's choice: a real site begins with nobody who would. */
async function seedCallBacks(anyTx: Db, tenantId: string) {
  const levels = Array.from({ length: VIP_LEVELS }, (_, vip_level) => ({
    tenant_id: tenantId,
    vip_level,
    is_offered: true,
  }))
  const tx = anyTx.withTables<SupportTables>()
  await tx.insertInto('call_back_level').values(levels).onConflict(keepHeld).execute()
}

/** Banks and accounts to pay into are the operator's own: a real site begins with none. */
async function seedDeposits(anyTx: Db, tenantId: string) {
  const tx = anyTx.withTables<DepositTables & BindingTables>()
  const placed = <Row extends object>(row: Row, position: number) => ({
    tenant_id: tenantId,
    position,
    ...row,
  })
  const channels = DEPOSIT_CHANNELS.map(({ presets, ...channel }, position) =>
    placed({ ...channel, presets: [...presets] }, position),
  )
  await tx.insertInto('bank').values(BANKS.map(placed)).onConflict(keepHeld).execute()
  await tx.insertInto('deposit_channel').values(channels).onConflict(keepHeld).execute()
  await tx.insertInto('deposit_option').values(DEPOSIT_OPTIONS.map(placed)).onConflict(keepHeld).execute()
}

async function seedMembers(anyTx: Db, tenantId: string, clock: Clock) {
  const registered = (member: (typeof MEMBERS)[number]) => ({
    tenant_id: tenantId,
    user_name_folded: foldUserName(member.user_name),
    is_seeded: true,
    registered_at: sqlInstant(clock.now()),
    ...member,
  })
  const tx = anyTx.withTables<MemberTables>()
  await tx.insertInto('member').values(MEMBERS.map(registered)).onConflict(keepHeld).execute()
  const credentials = MEMBERS.map(({ id }) => ({
    tenant_id: tenantId,
    member_id: id,
    password_hash: DEMO_PASSWORD_HASH,
    changed_at: sqlInstant(clock.now()),
  }))
  await anyTx
    .withTables<PasswordTables>()
    .insertInto('credential')
    .values(credentials)
    .onConflict(keepHeld)
    .execute()
}

function keepHeld<Tables, Table extends keyof Tables>(clash: OnConflictBuilder<Tables, Table>) {
  return clash.doNothing()
}
