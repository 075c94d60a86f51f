import { fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import {
  PLAY_LIMIT_KINDS,
  PLAY_LIMIT_PERIODS,
  type PlayLimits as PlayLimitsShown,
} from '@keo/contract/play-limits'
import type { Audit, AuditRecord } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Ids } from '@keo/service-kit/ids'
import type { Database, Db, Tx } from '@keo/service-kit/db/database'
import { serverTimeText } from '@keo/units/instants'
import { money, moneyText, type Currency, type Money } from '@keo/units/money'
import type { NewLetter, WriteLetter } from '../inbox/index.ts'
import { shownSum, type WalletKey } from '../ledger/index.ts'
import { auditRecord, type Acting, type MemberStore } from '../members/index.ts'
import type { DecidedBy } from '../reviews/index.ts'
import { createLimitNotices } from './limit-notices.ts'
import { limitAfter, raisedLimit, renewsAt, tightest, type Bound, type Limit } from './play-limit-rules.ts'
import { sqlPlayLimitStore, type HeldLimit, type Place } from './play-limit-store.ts'
import { playLimitsView } from './play-limit-views.ts'

type Needs = {
  database: Database
  /** World time, as every bound of play. */
  clock: Clock
  audit: Audit
  tenantId: string
  members: Pick<MemberStore, 'find'>
  ids: Ids
  /** Over the live socket, that there is something to read about limits. */
  announce(memberId: string): void
  writeLetter: WriteLetter
}

const PLACES: readonly Place[] = PLAY_LIMIT_KINDS.flatMap((kind) =>
  PLAY_LIMIT_PERIODS.map((period) => ({ kind, period })),
)
const UNLIMITED: Limit = { amount: null, raise: null }

export type PlayLimits = ReturnType<typeof createPlayLimits>

/** The bounds a player sets for money. The ledger itself refuses what would pass one (`ledger_guard`). */
export function createPlayLimits(needs: Needs) {
  const { database, clock, audit, tenantId, members } = needs
  const notices = createLimitNotices(needs)

  const stored = (db: Db = database.db) => sqlPlayLimitStore(db, tenantId)

  async function walletOf(memberId: string): Promise<WalletKey> {
    const member = (await members.find(memberId)) ?? fail('SESSION_EXPIRED')
    return { memberId: memberId as MemberId, currency: member.currency as Currency }
  }

  async function shown(wallet: WalletKey): Promise<PlayLimitsShown> {
    const now = clock.now()
    const held = await stored().list(wallet, now)
    const all = PLACES.map(async (place): Promise<HeldLimit> => {
      const known = held.find(({ kind, period }) => kind === place.kind && period === place.period)
      if (known) return known
      const { kind, period } = place
      return { kind, period, amount: null, raise: null, used: await stored().counted(wallet, place, now) }
    })
    return playLimitsView(await Promise.all(all), wallet.currency, now)
  }

  type Change = {
    readonly memberId: string
    readonly place: Place
    readonly decide: (limit: Limit) => Limit
    record(deed: { action: string; before: unknown; after: unknown }): AuditRecord
    alongside?: ((tx: Tx) => Promise<void>) | undefined
  }

  const change = (acting: Acting, place: Place, decide: (limit: Limit) => Limit) =>
    changeOf({
      memberId: acting.caller.memberId,
      place,
      decide,
      record: (deed) => auditRecord(acting, deed),
    })

  async function changeOf({ memberId: whose, place, decide, record, alongside }: Change) {
    const wallet = await walletOf(whose)
    const { memberId } = wallet
    const isOther = await database.tx(async (tx) => {
      await stored(tx).lockWallet(wallet)
      const held = await stored(tx).list(wallet, clock.now())
      const before = held.find(({ kind, period }) => kind === place.kind && period === place.period)
      const after = decide(before ?? UNLIMITED)
      await stored(tx).put(wallet, place, after, clock.now())
      const said = ({ amount, raise }: Limit) => ({
        ...place,
        amount: text(amount),
        raise: raise && text(raise.amount),
      })
      await audit.write(
        tx,
        record({ action: 'play-limits.set', before: said(before ?? UNLIMITED), after: said(after) }),
      )
      await alongside?.(tx)
      if ((before?.amount ?? null) === after.amount) return false
      await notices.note(tx, { memberId, told: 'holds', ...place, amount: after.amount })
      await needs.writeLetter(tx, memberId, letterOf(place, after.amount, wallet.currency))
      return true
    })
    if (isOther) notices.announce(memberId)
    return shown(wallet)
  }

  return {
    notices,
    get: async (memberId: string) => shown(await walletOf(memberId)),
    currencyOf: async (memberId: string) => (await walletOf(memberId)).currency,
    set: (acting: Acting, place: Place, wanted: Bound) =>
      change(acting, place, (limit) => limitAfter(limit, wanted, clock.now())),
    confirm: (acting: Acting, place: Place) =>
      change(acting, place, (limit) => raisedLimit(limit, clock.now()) ?? fail('LIMIT_NOT_READY')),
    /** By the operator's people: they lower a limit, and never raise one. */
    async lower(
      memberId: string,
      place: Place,
      amount: bigint,
      { actor, session, address, requestId, alongside }: DecidedBy,
    ) {
      const by = { actor, session, address, requestId, device: null, object: memberId }
      await changeOf({
        memberId,
        place,
        decide: (limit) =>
          limit.amount !== null && limit.amount <= amount
            ? fail('LIMIT_NOT_LOWER')
            : limitAfter(limit, amount, clock.now()),
        record: (deed) => ({ ...by, ...deed }),
        alongside,
      })
    },
    /** Before an order is made: whoever could not be credited should not be asked to pay. */
    async demandDeposit(memberId: string, amount: Money, db?: Db): Promise<void> {
      const wallet = { memberId: memberId as MemberId, currency: amount.currency }
      const limits = await stored(db).list(wallet, clock.now())
      const passed = tightest(limits.filter(({ kind }) => kind === 'deposit'))
      if (!passed || passed.left >= amount.minor) return
      const until = serverTimeText(renewsAt(passed.period, clock.now())).slice(0, -':00'.length)
      const left = shownSum(money(passed.left, amount.currency))
      fail('DEPOSIT_OWN_LIMIT', { left, time: `${until} (UTC+8)` })
    },
    /** Before a game is opened: whoever has nothing left should not be led in. */
    async demandRoom(memberId: string): Promise<void> {
      const limits = await stored().list(await walletOf(memberId), clock.now())
      const passed = tightest(limits.filter(({ kind }) => kind !== 'deposit'))
      if (passed && passed.left <= 0n) fail('LIMIT_REACHED', { limit: `${passed.kind}.${passed.period}` })
    },
    /** What was staked and came back since a moment, for the reality check. */
    async resultSince(memberId: string, since: number) {
      const wallet = await walletOf(memberId)
      return { currency: wallet.currency, ...(await stored().resultSince(wallet, since)) }
    },
  }
}

function letterOf({ kind: limit, period }: Place, amount: Bound, currency: Currency): NewLetter {
  if (amount === null) return { kind: 'limitRemoved', values: { limit, period } }
  return { kind: 'limitSet', values: { limit, period, amount: moneyText(money(amount, currency)), currency } }
}

const text = (amount: Bound): string | null => (amount === null ? null : amount.toString())
