import { fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import { type HeldReward, REWARD_PAGE, type RewardView } from '@keo/contract/rewards'
import type { Language } from '@keo/messages/languages'
import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database, Db, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Log } from '@keo/service-kit/log'
import { hours, serverTimeText } from '@keo/units/instants'
import type { Minor } from '@keo/units/money'
import type { WriteLetters } from '../inbox/index.ts'
import type { Ledger, Post, PostAll } from '../ledger/index.ts'
import type { Demand, SettledSince } from '../turnover/index.ts'
import { createBonuses } from './bonuses.ts'
import { createFreeSpins, type SpinsDesk } from './free-spins.ts'
import { createGiftUses } from './gift-uses.ts'
import { giftTakenBack } from './gifts.ts'
import { letterOfOpen, letterOfPaid } from './reward-letters.ts'
import { payRewards, takeBonusBack, takeCashBack } from './reward-money.ts'
import { paidState, type PaidReward, type RewardKey, type RewardRow, sqlRewardStore } from './reward-store.ts'
import type { NewReward } from './reward-types.ts'
import { dongText, heldRewardView, isOver, rewardView } from './reward-views.ts'

/** The ledger of a transaction, for one movement and for many. */
type Posts = { readonly post: Post; readonly postAll: PostAll }

type Needs = {
  database: Database
  clock: Clock
  ids: Ids
  log: Log
  tenantId: string
  ledger: Ledger
  settledSince: SettledSince
  /** Adds to what must be bet before money may leave. */
  demandTurnover(tx: Tx, demands: readonly Demand[]): Promise<void>
  /** False for whoever is excluded, on a break or at a limit (RSP-17). In a transaction it asks there: one that waits for a
   * second connection while it holds the first can wait for ever. */
  mayOffer(memberId: string, db?: Db): Promise<boolean>
  writeLetters: WriteLetters
  /** The provider of games, which keeps free spins. */
  spins: SpinsDesk
}

type Asked = { readonly isPending: boolean; readonly before: string | null; readonly language: Language }

export type Rewards = ReturnType<typeof createRewards>

const DUE_AT_ONCE = 100
const HELD_SHOWN = 100
/** One that may not be offered now is looked at again so much later. */
const NEXT_TRY_MS = hours(1)

/** Everything that members are given goes through here: granted once, paid once, and taken back once where its ground is gone. */
export function createRewards(needs: Needs) {
  const { database, clock, ids, log, tenantId, ledger, settledSince, mayOffer, writeLetters, spins } = needs
  const bonuses = createBonuses({ database, clock, tenantId, ledger, settledSince })
  const freeSpins = createFreeSpins({ database, clock, log, tenantId, spins, mayOffer })
  const storeOf = (tx: Tx) => sqlRewardStore(tx, tenantId)
  const store = sqlRewardStore(database.db, tenantId)

  async function grant(tx: Tx, reward: NewReward): Promise<string | null> {
    const id = ids.newId('rwd')
    const at = clock.now()
    const isByItself = reward.claimUntil === null
    const isNew = await storeOf(tx).insert(reward, { id, at, dueAt: isByItself ? at : null })
    if (!isNew) return null
    if (reward.claimUntil !== null && !reward.heldFor && (await mayOffer(reward.memberId, tx)))
      await writeLetters(tx, [letterOfOpen(reward, id, reward.claimUntil)])
    return id
  }

  /** What else a payment does: turnover is asked for, and what nobody had to claim is told by a letter. */
  async function afterPaid(tx: Tx, post: Post, paid: readonly PaidReward[]): Promise<void> {
    for (const { kind, member_id } of paid) if (kind === 'bonus') await bonuses.advance(tx, post, member_id)
    await needs.demandTurnover(tx, paid.filter(asksTurnover).map(demandOf))
    await writeLetters(tx, paid.filter(({ claim_until }) => claim_until === null).map(letterOfPaid))
  }

  /** Granted and paid in one, many in as few round trips as one. One that was granted before undoes them all. */
  async function give(tx: Tx, { post, postAll }: Posts, rewards: readonly NewReward[]): Promise<void> {
    if (rewards.length === 0) return
    const given = rewards.map((reward) => ({ ...reward, id: ids.newId('rwd') }))
    const rows = given.map(toPay)
    const seqs = await payRewards(postAll, rows)
    await storeOf(tx).insertPaid(given, seqs, clock.now())
    await afterPaid(tx, post, rows)
  }

  /** In the caller's transaction: a second time does nothing. */
  async function pay(tx: Tx, post: Post, rewardId: string): Promise<void> {
    const reward = (await storeOf(tx).lock(rewardId)) ?? fail('NOT_FOUND')
    if (reward.state === 'paid') return
    const now = clock.now()
    if (reward.state === 'held') fail('REWARD_HELD')
    if (reward.state !== 'open' || isOver(reward, now)) fail('REWARD_GONE')
    const postAll: PostAll = (commands) => Promise.all(commands.map(post))
    await storeOf(tx).change(reward.id, paidState(reward, await payRewards(postAll, [reward]), now))
    await afterPaid(tx, post, [reward])
  }

  async function revoke(tx: Tx, post: Post, key: RewardKey): Promise<void> {
    const reward = await storeOf(tx).lockByKey(key)
    if (!reward || !['open', 'held', 'paid'].includes(reward.state)) return
    const isInPurse = reward.bonus_state === 'waiting' || reward.bonus_state === 'running'
    if (reward.gift) return storeOf(tx).change(reward.id, giftTakenBack(reward, clock.now()))
    if (isInPurse) await takeBonusBack(post, reward, 'revoked')
    else if (reward.state === 'paid' && reward.bonus_state !== 'lapsed') await takeCashBack(post, reward)
    const ended = { state: 'revoked', ended_at: sqlInstant(clock.now()) } as const
    await storeOf(tx).change(reward.id, isInPurse ? { ...ended, bonus_state: 'lapsed' } : ended)
    if (isInPurse) await bonuses.advance(tx, post, reward.member_id)
  }

  async function view(reward: RewardRow, language: Language): Promise<RewardView> {
    const done = await bonuses.doneOf(database.db, reward)
    return rewardView(reward, { done, now: clock.now(), gameIdOf: spins.gameIdOf, language })
  }

  async function payDue(): Promise<void> {
    for (const { id, member_id } of await store.due(clock.now(), DUE_AT_ONCE)) {
      if (await mayOffer(member_id))
        await ledger.write((tx, post) => pay(tx, post, id)).catch((err: unknown) => later(id, err))
      else await later(id, null)
    }
  }

  async function later(id: string, err: unknown): Promise<void> {
    if (err) log.error({ err, reward: id }, 'a reward could not be paid: tried again later')
    await store.change(id, { due_at: sqlInstant(clock.now() + NEXT_TRY_MS) })
  }

  return {
    grant,
    give,
    pay,
    revoke,
    payDue,
    advanceBonuses: bonuses.advanceAll,
    tellSpins: freeSpins.tell,
    ...createGiftUses({ clock, tenantId }),
    async badges(memberId: MemberId) {
      const list = (await mayOffer(memberId)) ? await store.badgesOf(memberId) : []
      return { badges: list.map(({ badge, since }) => ({ badge, since: serverTimeText(since) })) }
    },
    expire: () => store.expire(clock.now()),
    async claim(memberId: MemberId, rewardId: string, language: Language): Promise<RewardView> {
      if (!(await store.findOwn(memberId, rewardId))) fail('NOT_FOUND')
      if (!(await mayOffer(memberId))) fail('OFFERS_CLOSED')
      await ledger.write((tx, post) => pay(tx, post, rewardId))
      return view((await store.findOwn(memberId, rewardId)) ?? fail('NOT_FOUND'), language)
    },
    async list(memberId: MemberId, { isPending, before, language }: Asked) {
      if (!(await mayOffer(memberId)))
        return { isClosed: true, rewards: [], claimable: dongText(0n), hasMore: false }
      const rows = await store.list(memberId, { isPending, before, limit: REWARD_PAGE + 1 })
      return {
        isClosed: false,
        rewards: await Promise.all(rows.slice(0, REWARD_PAGE).map((reward) => view(reward, language))),
        claimable: dongText(await store.claimable(memberId, clock.now())),
        hasMore: rows.length > REWARD_PAGE,
      }
    },
    /** For tickers and lists of winners: whoever shows them masks the names. */
    latestPaid: store.latestPaid,
    paidTo: store.paidTo,
    heldRewards: async (): Promise<HeldReward[]> => (await store.held(HELD_SHOWN)).map(heldRewardView),
    /** A reviewer's word. */
    async decide(rewardId: string, isApproved: boolean): Promise<void> {
      await database.tx(async (tx) => {
        const reward = await storeOf(tx).lock(rewardId)
        if (reward?.state !== 'held') return fail('NOT_FOUND')
        const refused = { state: 'refused', ended_at: sqlInstant(clock.now()) } as const
        return storeOf(tx).change(rewardId, isApproved ? { state: 'open', held_for: null } : refused)
      })
    },
  }
}

/** That of a bonus is its own. */
const asksTurnover = ({ kind, turnover_times }: PaidReward): boolean => kind !== 'bonus' && turnover_times > 0

const demandOf = ({ member_id, amount, turnover_times }: PaidReward): Demand => ({
  memberId: member_id as MemberId,
  amount: (amount * BigInt(turnover_times)) as Minor,
})

const toPay = (reward: NewReward & { readonly id: string }): PaidReward => ({
  id: reward.id,
  member_id: reward.memberId,
  source: reward.source,
  kind: reward.kind,
  amount: reward.amount.minor,
  turnover_times: reward.turnoverTimes,
  claim_until: reward.claimUntil,
  gift: reward.gift ?? null,
})
