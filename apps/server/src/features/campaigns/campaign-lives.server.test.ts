import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { campaignWorld, type ToldBet, type Who } from '@keo/dev-world/campaign-world'
import { oneStep } from './sample-campaign.ts'

/** More lives at night. */
const LIVES = Number(process.env['CAMPAIGN_LIVES'] ?? 4)
const BUDGET = 200_000
const POOL = 3

const at = campaignWorld()
const { world, database } = at
let lives = 0

type Doing = {
  readonly what: 'bet' | 'claim' | 'correct' | 'reopen'
  readonly who: number
  readonly much: number
}
const doing: fc.Arbitrary<Doing> = fc.record({
  what: fc.constantFrom('bet', 'bet', 'claim', 'claim', 'correct', 'reopen'),
  who: fc.integer({ min: 0, max: 4 }),
  much: fc.integer({ min: 1, max: 12 }),
})

const number = async (sql: string, values: unknown[]) =>
  BigInt(String(Object.values((await database.asOwner(sql, values))[0] ?? {})[0] ?? 0))

async function live(id: string, people: readonly Who[], deeds: readonly Doing[]): Promise<void> {
  const bets: ToldBet[] = []
  for (const { what, who: index, much } of deeds) {
    const who = people[index]
    if (!who) continue
    if (what === 'bet') bets.push(await at.bet(who, { stake: much * 10_000 }))
    else if (what === 'claim') await Promise.all([at.claim(who, id), at.claim(who, id)])
    else {
      const place = bets.findIndex((bet) => bet.who.id === who.id)
      const bet = bets[place]
      if (bet) bets[place] = await at.correct(bet, what === 'reopen' ? null : much * 1_000)
    }
  }
  world.worldClock.jump(11_000)
  await world.jobs.runDue()
}

test('[LED-11] [LED-11b] random lives of bets, claims and corrections conserve money and pass no budget and no pool', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(doing, { minLength: 12, maxLength: 30 }), async (deeds) => {
      const id = `life${(lives += 1)}`
      const { steps } = oneStep(id)
      await at.write(
        oneStep(id, {
          steps: steps.map((step) => Object.assign(step, { pool: POOL })),
          budget: { amount: BUDGET, per: 'whole' },
        }),
      )
      const people: Who[] = []
      for (let n = 0; n < 5; n += 1) people.push(await at.member())
      await live(id, people, deeds)
      const ids = people.map((who) => who.id)
      const given = `from platform.campaign_claim where campaign_id = $1`
      expect((await number(`select sum(amount)::bigint ${given}`, [id])) <= BigInt(BUDGET) * 100n).toBe(true)
      expect((await number(`select count(*) ${given}`, [id])) <= BigInt(POOL)).toBe(true)
      // What they hold and owe is what stands of the rewards, and the books say so too.
      const standing = await number(`select sum(amount)::bigint ${given} and state = 'given'`, [id])
      const held = await number(
        'select sum(available + bonus + debt)::bigint from platform.ledger_wallet where member_id = any($1)',
        [ids],
      )
      expect(held).toBe(standing)
      const postings = await number(
        'select sum(amount)::bigint from platform.ledger_posting where member_id = any($1)',
        [ids],
      )
      expect(postings).toBe(0n)
      // Whoever still has a reward still has what it was given for.
      const unearned = []
      for (const who of people) {
        const [step] = (await at.show(id, who)).steps
        if (step?.state === 'claimed' && Number(step.done) < 100_000) unearned.push(step)
      }
      expect(unearned).toEqual([])
    }),
    { numRuns: LIVES },
  )
})
