import { queryInviteBetAwardList } from '@keo/contract/invitations'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { manualClock } from '@keo/service-kit/clock'
import { seededIds } from '@keo/service-kit/ids'
import { days, hours, type Instant } from '@keo/units/instants'
import { expect, test } from 'vitest'
import { weekOf } from './commission.ts'
import { inviteSteps, type Person } from '@keo/dev-world/invite-steps'

const { database, world } = sharedDoorWorld()
const steps = inviteSteps(world)

type Deposit = { seq: bigint; amount: number; taken: boolean }
type Bet = { id: string; at: Instant; valid: number }
type Life = { who: Person; deposits: Deposit[]; bets: Bet[]; seenLevel: number }
type Inviter = { who: Person; friends: Life[] }

const at = (instant: Instant) => new Date(instant).toISOString()
let orders = 0

/** As the provider tells a settlement, and later another result of it. */
async function settle(life: Life, valid: number): Promise<void> {
  const bet = { id: `life-order-${(orders += 1)}`, at: world.worldClock.now(), valid }
  await database.asOwner(
    `insert into platform.sports_order (tenant_id, order_id, member_id, currency, stake_state, valid_stake, counts_from)
     values ('keo', $1, $2, 'VND', 'settled', $3, $4)`,
    [bet.id, life.who.id, valid * 100, at(bet.at)],
  )
  life.bets.push(bet)
}

async function resettle(bet: Bet, valid: number): Promise<void> {
  await database.asOwner('update platform.sports_order set valid_stake = $2 where order_id = $1', [
    bet.id,
    valid * 100,
  ])
  bet.valid = valid
}

const isReached = ({ deposits, bets }: Life) =>
  deposits.some(({ amount, taken }) => !taken && amount >= 200_000) &&
  bets.reduce((sum, { valid }) => sum + valid, 0) >= 1_000_000

/** The slow way: every bet of every friend who counts, by the Monday of its day. */
function commissionOf({ friends }: Inviter, now: Instant): number {
  const weeks = new Map<string, { until: Instant; sum: number }>()
  for (const bet of friends.filter(isReached).flatMap(({ bets }) => bets)) {
    const { week, until } = weekOf(bet.at)
    weeks.set(week, { until, sum: (weeks.get(week)?.sum ?? 0) + bet.valid })
  }
  let paid = 0
  for (const { until, sum } of weeks.values()) {
    if (until + hours(6) > now) continue
    const rate = sum >= 1_000_000_000 ? 20 : sum >= 100_000_000 ? 15 : 10
    const amount = Math.floor((sum * rate) / 10_000)
    if (amount >= 1_000) paid += amount
  }
  return paid
}

const LEVELS = [
  [2, 58_000],
  [4, 188_000],
  [6, 388_000],
  [8, 1_288_000],
  [10, 3_888_000],
] as const
/** Their bets raise it, by the rules of VIP. */
const levelOf = async ({ who }: Life) =>
  Number(
    (await database.asOwner('select vip_level from platform.member where id = $1', [who.id]))[0]?.[
      'vip_level'
    ],
  )
const levelAwards = ({ seenLevel }: Life) =>
  LEVELS.reduce((sum, [level, reward]) => sum + (level <= seenLevel ? reward : 0), 0)

test('[AGT-03] [AGT-05] random lives of friends: what inviters got is what a slow recomputation says, to the dong, and never twice', async () => {
  const chance = seededIds('lives', manualClock(0))
  const pick = (count: number) => Math.floor(chance.random() * count)
  const inviters: Inviter[] = []
  for (let count = 0; count < 2; count += 1) {
    const who = await steps.newcomer()
    const friends: Life[] = []
    for (let friend = 0; friend < 3; friend += 1)
      friends.push({
        who: await steps.newcomer({ code: await steps.codeOf(who) }),
        deposits: [],
        bets: [],
        seenLevel: 0,
      })
    inviters.push({ who, friends })
  }

  const acts: ((life: Life) => Promise<void>)[] = [
    async (life) => {
      const amount = 100_000 * (1 + pick(4))
      life.deposits.push({ seq: await steps.deposit(life.who, amount), amount, taken: false })
    },
    async (life) => {
      const deposit = life.deposits.find(({ taken }) => !taken)
      if (!deposit || pick(3) > 0) return
      await steps.takeBack(life.who, deposit.seq, deposit.amount)
      deposit.taken = true
    },
    (life) => settle(life, 1_000 * (1 + pick(90_000))),
    (life) => settle(life, 400_000),
    async (life) => {
      const bet = life.bets[pick(life.bets.length)]
      if (bet) await resettle(bet, pick(2) * 1_000 * (1 + pick(120_000)))
    },
  ]

  for (let round = 0; round < 6; round += 1) {
    for (const { friends } of inviters)
      for (const life of friends) for (let act = 0; act < 3; act += 1) await acts[pick(acts.length)]?.(life)
    world.worldClock.jump(days(pick(4)))
    await steps.goOnLong()
    await steps.goOnLong()
    const now = world.worldClock.now()
    for (const inviter of inviters) {
      for (const life of inviter.friends)
        life.seenLevel = isReached(life) ? Math.max(life.seenLevel, await levelOf(life)) : 0
      const reached = inviter.friends.filter(isReached)
      const expected =
        reached.length * 88_000 +
        commissionOf(inviter, now - hours(1)) +
        reached.reduce((sum, life) => sum + levelAwards(life), 0)
      expect(await steps.balanceOf(inviter.who), `round ${round}`).toBe(expected)
      const welcomed = await database.asOwner(
        `select count(*)::int as count from platform.reward
         where source = 'invite.welcome' and state = 'paid' and member_id = any($1)`,
        [inviter.friends.map(({ who }) => who.id)],
      )
      expect(welcomed).toEqual([{ count: reached.length }])
    }
  }
  const [unbalanced] = await database.asOwner(
    'select coalesce(sum(amount), 0)::text as sum from platform.ledger_posting',
  )
  expect(unbalanced).toEqual({ sum: '0' })

  const [inviter] = inviters
  if (!inviter) return
  const { items } = (await world.call(queryInviteBetAwardList, {}, await steps.signInAgain(inviter.who))).data
  const listed = items
    .filter(({ state }) => state === 'paid')
    .reduce((sum, { amount }) => sum + Number(amount), 0)
  expect(listed).toBe(commissionOf(inviter, world.worldClock.now() - hours(1)))
})
