import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { listRewards } from '@keo/contract/rewards'
import { campaignWorld, type ToldBet, type Who } from '@keo/dev-world/campaign-world'
import { tapKey } from '@keo/dev-world/wallet-world'
import type { Campaign } from './campaign-schema.ts'
import { oneStep } from './sample-campaign.ts'

/** More lives at night. */
const LIVES = Number(process.env['CAMPAIGN_LIVES'] ?? 4)
const BUDGET = 200_000
const POOL = 3
const WHEEL_BUDGET = 12_000
const PRIZES = [
  { id: 'p1', weight: 3, cash: 10_000 },
  { id: 'p2', weight: 1, cash: 40_000 },
]

const at = campaignWorld()
const { world, database } = at
let lives = 0

type Doing = {
  readonly what: 'bet' | 'claim' | 'correct' | 'reopen' | 'open' | 'turn' | 'edit'
  readonly who: number
  readonly much: number
}
const doing: fc.Arbitrary<Doing> = fc.record({
  what: fc.constantFrom('bet', 'bet', 'claim', 'claim', 'open', 'turn', 'correct', 'reopen', 'edit'),
  who: fc.integer({ min: 0, max: 4 }),
  much: fc.integer({ min: 1, max: 12 }),
})

const number = async (sql: string, values: unknown[]) =>
  BigInt(String(Object.values((await database.asOwner(sql, values))[0] ?? {})[0] ?? 0))

/** Every box of a member, each by two taps at once. */
async function openBoxes(who: Who): Promise<void> {
  const { data } = await world.call(listRewards, { show: 'toClaim' }, who)
  for (const { id, kind } of data.rewards)
    if (kind === 'giftBox') await Promise.all([at.openGift(who, id), at.openGift(who, id)])
}

/** Money for 100,000 dong of bets, turns of the wheel for 150,000 and a box for 200,000. */
function campaignOf(id: string): Campaign {
  const [step] = oneStep(id).steps
  if (!step) throw new Error('A campaign has a step.')
  const turns = { wheel: `${id}w`, count: 2, days: 1 }
  const box = { size: 'small', days: 1, turnoverTimes: 0, prizes: PRIZES } as const
  return oneStep(id, {
    steps: [
      { ...step, pool: POOL },
      { ...step, id: 'turns', target: 150_000, reward: { kind: 'wheelTurns', turns, turnoverTimes: 0 } },
      { ...step, id: 'box', target: 200_000, reward: { kind: 'giftBox', box, turnoverTimes: 0 } },
    ],
    budget: { amount: BUDGET, per: 'whole' },
  })
}

function wheelOf(id: string): Campaign {
  const words = { vi: id, en: id, 'zh-CN': id, th: id }
  const turnsFrom = [{ words, measure: { of: 'deposits' } as const, target: 100_000_000_000, turns: 1 }]
  const sectors = [1, 2, 3, 4].map((n) => ({ id: `s${n}`, words, weight: n, cash: n * 1_000 }))
  return oneStep(id, {
    kind: 'wheel',
    steps: [],
    wheel: { sectors, turnsFrom, perDay: 1, turnoverTimes: 0 },
    budget: { amount: WHEEL_BUDGET, per: 'whole' },
  })
}

/** The operator gives another sum for the same from now on. */
async function edit(id: string, amount: number): Promise<void> {
  const { steps, version, ...rest } = at.read(id)
  const edited = steps.map((step) =>
    Object.assign(step, step.id === 's1' ? { reward: { ...step.reward, amount } } : {}),
  )
  await at.write({ ...rest, version: version + 1, steps: edited })
}

async function live(id: string, people: readonly Who[], deeds: readonly Doing[]): Promise<void> {
  const bets: ToldBet[] = []
  for (const { what, who: index, much } of deeds) {
    const who = people[index]
    if (!who) continue
    if (what === 'bet') bets.push(await at.bet(who, { stake: much * 20_000 }))
    else if (what === 'claim') await Promise.all([at.claim(who, id), at.claim(who, id)])
    else if (what === 'open') await openBoxes(who)
    else if (what === 'edit') await edit(id, much * 10_000)
    else if (what === 'turn')
      await Promise.all([at.turn(who, tapKey(), `${id}w`), at.turn(who, tapKey(), `${id}w`)])
    else {
      const place = bets.findIndex((bet) => bet.who.id === who.id)
      const bet = bets[place]
      if (bet) bets[place] = await at.correct(bet, what === 'reopen' ? null : much * 1_000)
    }
  }
  world.worldClock.jump(11_000)
  await world.jobs.runDue()
}

/** What a life may never end with. */
const WRONG = `
  with claim as (select * from platform.campaign_claim where campaign_id = $1),
    given as (select * from platform.reward where source = 'campaign.' || $1)
  select 'budget' as what from platform.campaign_pool where campaign_id = $1 and part = 'budget:all'
    and (taken > $2 or taken <> (select coalesce(sum(amount), 0) from claim))
  union all select 'pool' from claim where step = 's1' having count(*) > $3
  union all select 'wheel' from platform.campaign_turn where campaign_id = $1 || 'w' having sum(cash) > $4
  union all select 'turns' from given r where kind = 'wheelTurns' and (gift_used > 2 or gift_used <> (
    select count(*) from platform.campaign_turn t where t.reward_id = r.id and t.campaign_id = $1 || 'w'))
  union all select 'box' from given r where kind = 'giftBox' and (gift_found is not null)::int <> (
    select count(*) from platform.campaign_turn t where t.reward_id = r.id and t.cash = r.gift_found)
  union all select 'content' from given r where kind = 'giftBox' and (gift_found is not null)::int <> (
    select count(*) from given f where f.period = r.period || ':found' and f.amount = r.gift_found and f.state = 'paid')`

test('[LED-11] [LED-11b] random lives of bets, claims, boxes, turns, corrections and changes of the campaign conserve money and pass no budget and no pool', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(doing, { minLength: 12, maxLength: 30 }), async (deeds) => {
      const id = `life${(lives += 1)}`
      await at.write(wheelOf(`${id}w`))
      await at.write(campaignOf(id))
      const people: Who[] = []
      for (let n = 0; n < 5; n += 1) people.push(await at.member())
      await live(id, people, deeds)
      const ids = people.map((who) => who.id)
      const bounds = [id, BUDGET * 100, POOL, WHEEL_BUDGET * 100]
      expect(await database.asOwner(WRONG, bounds)).toEqual([])
      // What they hold and owe is what stands of the rewards, and what was drawn for them; the books say so too.
      const standing = await number(
        `select coalesce(sum(amount), 0)::bigint from platform.campaign_claim
         where campaign_id = $1 and state = 'given' and reward_kind = 'cash'`,
        [id],
      )
      const drawn = await number(
        'select coalesce(sum(cash), 0)::bigint from platform.campaign_turn where member_id = any($1)',
        [ids],
      )
      const held = await number(
        'select sum(available + bonus + debt)::bigint from platform.ledger_wallet where member_id = any($1)',
        [ids],
      )
      expect(held).toBe(standing + drawn)
      const postings = await number(
        'select sum(amount)::bigint from platform.ledger_posting where member_id = any($1)',
        [ids],
      )
      expect(postings).toBe(0n)
      // Whoever still has a reward still has what it was given for.
      const unearned = []
      for (const who of people)
        for (const { state, done, target } of (await at.show(id, who)).steps)
          if (state === 'claimed' && Number(done) < Number(target)) unearned.push(target)
      expect(unearned).toEqual([])
    }),
    { numRuns: LIVES },
  )
})
