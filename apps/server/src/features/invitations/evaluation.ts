import type { MemberId } from '@keo/contract/ids'
import type { Clock } from '@keo/service-kit/clock'
import type { Db, Tx } from '@keo/service-kit/db/database'
import { days, type Instant } from '@keo/units/instants'
import { money } from '@keo/units/money'
import type { Ledger, Post } from '../ledger/index.ts'
import type { AwardStates } from './award-states.ts'
import type { Awards } from './awards.ts'
import { commissionOf, countedWeeks } from './commission.ts'
import type { createFriendFacts, FriendFacts } from './friend-facts.ts'
import { sqlFriendStore, type Friend } from './friend-store.ts'
import { INVITE_OFFER, PAY_AFTER_MS } from './invite-offer.ts'
import { sharedTraces } from './shared-traces.ts'

type Needs = {
  clock: Clock
  tenantId: string
  ledger: Pick<Ledger, 'write'>
  awards: Awards
  states: AwardStates
  factsOf: ReturnType<typeof createFriendFacts>
  /** Nobody gets an offer who is excluded, on a break, at a limit or at risk (RSP-17). */
  mayOffer(memberId: string): Promise<boolean>
}

export type Evaluation = ReturnType<typeof createEvaluation>

/** One for each friend: the binding is the only one. */
const WELCOME = 'first-deposit'

/** Holds what is granted against what the books say now. Done twice it changes nothing the second time. */
export function createEvaluation(needs: Needs) {
  const { clock, tenantId, ledger, awards, states, mayOffer } = needs

  async function evaluateFriend(seen: Friend): Promise<void> {
    const may = { inviter: await mayOffer(seen.inviterId), friend: await mayOffer(seen.memberId) }
    await ledger.write(async (tx, post) => {
      const store = sqlFriendStore(tx, tenantId)
      await store.lockInviter(seen.inviterId)
      const friend = (await store.find(seen.memberId)) ?? seen
      const now = clock.now()
      const facts = await needs.factsOf(tx, friend, now)
      const heldFor = await heldForOf(tx, friend, facts)
      await store.note(friend, facts, heldFor, now)
      if (facts.isReached) await grantFor(tx, { ...friend, heldFor }, facts, may)
      else await revokeFor(tx, post, friend)
    })
  }

  /** Looked at once, when the rewards are due; a later trace takes nothing back. */
  async function heldForOf(db: Db, friend: Friend, { isReached }: FriendFacts): Promise<string | null> {
    if (!isReached) return null
    return friend.reachedAt === null ? sharedTraces(db, tenantId, friend) : friend.heldFor
  }

  async function grantFor(
    tx: Tx,
    { memberId, inviterId, heldFor }: Friend,
    { vipLevel }: FriendFacts,
    may: { inviter: boolean; friend: boolean },
  ): Promise<void> {
    const { inviterReward, friendReward } = INVITE_OFFER.friend
    const byItself = { claimUntil: null, heldFor }
    if (may.friend)
      await awards.grant(tx, { ...welcomeOf(memberId), ...byItself, friendId: null, amount: friendReward })
    if (!may.inviter) return
    await awards.grant(tx, {
      ...depositOf(inviterId, memberId),
      ...byItself,
      friendId: memberId,
      amount: inviterReward,
    })
    if (!(await states.countingFriends(tx, inviterId)).includes(memberId)) return
    for (const { level, reward } of INVITE_OFFER.vip)
      if (level <= vipLevel)
        await awards.grant(tx, {
          ...vipOf(inviterId, memberId, level),
          claimUntil: null,
          heldFor: null,
          friendId: memberId,
          amount: reward,
        })
  }

  async function revokeFor(tx: Tx, post: Post, { memberId, inviterId }: Friend): Promise<void> {
    await awards.revoke(tx, post, welcomeOf(memberId))
    await awards.revoke(tx, post, depositOf(inviterId, memberId))
    for (const { level } of INVITE_OFFER.vip) await awards.revoke(tx, post, vipOf(inviterId, memberId, level))
  }

  async function evaluateInviter(inviterId: MemberId): Promise<void> {
    const isOffered = await mayOffer(inviterId)
    await ledger.write(async (tx, post) => {
      if (!(await sqlFriendStore(tx, tenantId).lockInviter(inviterId))) return
      const friends = await states.countingFriends(tx, inviterId)
      const now = clock.now()
      for (const { friends: count, reward } of INVITE_OFFER.milestones) {
        const key = { memberId: inviterId, source: 'invite.milestone', subject: String(count) } as const
        if (friends.length < count) await awards.revoke(tx, post, key)
        else if (isOffered)
          await awards.grant(tx, {
            ...key,
            friendId: null,
            amount: reward,
            claimUntil: now + days(INVITE_OFFER.claimDays),
            heldFor: null,
          })
      }
      await reckonWeeks(tx, post, { inviterId, friends, isOffered, now })
    })
  }

  type Reckoning = { inviterId: MemberId; friends: readonly string[]; isOffered: boolean; now: Instant }

  /** Weeks that have ended: what was granted for one must be what its bets bring now (AGT-05). */
  async function reckonWeeks(tx: Tx, post: Post, { inviterId, friends, isOffered, now }: Reckoning) {
    const weeks = countedWeeks(now).filter(({ until }) => until + PAY_AFTER_MS <= now)
    const bet = await sqlFriendStore(tx, tenantId).weeks(friends, { from: 0, count: weeks.length + 1 })
    for (const { week } of weeks) {
      const key = { memberId: inviterId, source: 'invite.commission', subject: week } as const
      const turnover = bet.find((row) => row.week === week)?.turnover
      const amount = turnover === undefined ? 0n : commissionOf(turnover).amount
      const granted = (await awards.standing(tx, key))?.amount ?? 0n
      if (amount === granted || (!isOffered && amount > granted)) continue
      await awards.revoke(tx, post, key)
      if (amount > 0n)
        await awards.grant(tx, {
          ...key,
          friendId: null,
          amount: money(amount, 'VND'),
          claimUntil: null,
          heldFor: null,
        })
    }
  }

  return { evaluateFriend, evaluateInviter }
}

const welcomeOf = (friendId: MemberId) =>
  ({ memberId: friendId, source: 'invite.welcome', subject: WELCOME }) as const
const depositOf = (inviterId: MemberId, friendId: MemberId) =>
  ({ memberId: inviterId, source: 'invite.friend-deposit', subject: friendId }) as const
const vipOf = (inviterId: MemberId, friendId: MemberId, level: number) =>
  ({ memberId: inviterId, source: 'invite.vip', subject: `${friendId}:${level}` }) as const
