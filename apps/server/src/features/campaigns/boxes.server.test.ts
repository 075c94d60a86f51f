import { tryCampaign } from '@keo/contract/campaign-desk'
import { takeBreak } from '@keo/contract/safer-play'
import { campaignWorld, wire } from '@keo/dev-world/campaign-world'
import { tapKey } from '@keo/dev-world/wallet-world'
import { expect, test } from 'vitest'
import type { Campaign } from './campaign-schema.ts'
import { oneStep } from './sample-campaign.ts'

const at = campaignWorld()
const { world, database } = at
const DONG = 100n

const words = { vi: 'a', en: 'a', 'zh-CN': 'a', th: 'a' }
const PRIZES = [
  { id: 'p1', weight: 3, cash: 10_000 },
  { id: 'p2', weight: 1, cash: 50_000 },
]
/** Two boxes of the day: for sports bets of 100,000 and of 300,000 dong. */
const boxes = (id: string, more: Partial<Campaign> = {}) =>
  at.write(
    oneStep(id, {
      kind: 'box',
      steps: [],
      boxes: {
        row: [
          {
            id: 'b1',
            size: 'small',
            words,
            measure: { of: 'sports-turnover' },
            target: 100_000,
            prizes: PRIZES,
          },
          {
            id: 'b2',
            size: 'large',
            words,
            measure: { of: 'sports-turnover' },
            target: 300_000,
            prizes: PRIZES,
          },
        ],
        turnoverTimes: 0,
      },
      ...more,
    }),
  )
const drawn = (memberId: string) =>
  database.asOwner('select * from platform.campaign_turn where member_id = $1 order by id', [memberId])

test('[LED-11] [LED-11c] a box is opened once: twenty openings at once from two devices draw and pay one content', async () => {
  await boxes('once-box')
  const who = await at.member()
  await at.bet(who)
  const devices = [who, { ...who, deviceNo: 'H5-AND-1-999999-00000000' }]
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => at.open(devices[n % 2] ?? who, 'once-box', 'b1')),
  )
  expect(new Set(answers.map(({ code, data }) => `${code} ${data?.cash}`)).size).toBe(1)
  const rows = await drawn(who.id)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ weights: 4, sector: Number(rows[0]?.['roll']) < 3 ? 'p1' : 'p2' })
  const content = BigInt(String(rows[0]?.['cash']))
  expect((await at.balance(who)).available).toBe(content)
  const { boxes: shown } = await at.show('once-box', who)
  expect(shown?.row.map(({ state }) => state)).toEqual(['claimed', 'locked'])
  expect(shown?.row[0]?.content).toBe(answers[0]?.data.cash)
  expect(shown?.opened).toHaveLength(1)
  expect(shown?.row[0]?.prizes.map(({ chanceBp }) => chanceBp)).toEqual([7500, 2500])
})

test('the client says which box, never what is in it: a prize in the request changes nothing', async () => {
  await boxes('own-wish')
  const who = await at.member()
  await at.bet(who)
  const wish = { key: tapKey(), prize: 'p2', cash: '50000.00', sector: 'p2', roll: 3 }
  const { data } = await at.open(who, 'own-wish', 'b1', wish)
  const [row] = await drawn(who.id)
  expect(data.cash).toBe(row?.['sector'] === 'p1' ? '10000.00' : '50000.00')
  expect(row?.['sector']).toBe(Number(row?.['roll']) < 3 ? 'p1' : 'p2')
})

test('a box before its condition, unknown, of a changed campaign, after the end or claimed as a step gives nothing', async () => {
  await boxes('not-yet', {
    cycle: 'whole',
    period: { kind: 'dates', first: '2026-01-01', last: '2026-02-03' },
  })
  const who = await at.member()
  expect((await at.open(who, 'not-yet', 'b1')).code).toBe(wire('CAMPAIGN_NOT_MET'))
  await at.bet(who)
  expect((await at.open(who, 'not-yet', 'b2')).code).toBe(wire('CAMPAIGN_NOT_MET'))
  expect((await at.open(who, 'not-yet', 'b9')).code).toBe(wire('NOT_FOUND'))
  expect((await at.open(who, 'not-yet', 'b1', { version: 9 })).code).toBe(wire('CAMPAIGN_CHANGED'))
  expect((await at.claim(who, 'not-yet', { step: 'b1' })).code).toBe(wire('NOT_FOUND'))
  await at.write({ ...at.read('not-yet'), state: 'void', version: 2 })
  expect((await at.open(who, 'not-yet', 'b1')).code).toBe(wire('CAMPAIGN_OVER'))
  await at.write({
    ...at.read('not-yet'),
    state: 'on',
    version: 3,
    period: { kind: 'dates', first: '2025-01-01', last: '2025-01-02' },
  })
  expect((await at.open(who, 'not-yet', 'b1')).code).toBe(wire('CAMPAIGN_OVER'))
  expect(await drawn(who.id)).toEqual([])
  expect((await at.balance(who)).available).toBe(0n)
})

test('boxes close once the fund no longer holds the largest content, and take only what was drawn from it', async () => {
  await boxes('fund', { budget: { amount: 99_999, per: 'whole' } })
  const [first, second] = [await at.member(), await at.member()]
  await at.bet(first)
  await at.bet(second)
  const { cash } = (await at.open(first, 'fund', 'b1')).data
  const [pool] = await database.asOwner(
    `select taken from platform.campaign_pool where campaign_id = 'fund' and part = 'budget:all'`,
  )
  expect(BigInt(String(pool?.['taken']))).toBe(BigInt(Number(cash)) * DONG)
  await at.write({ ...at.read('fund'), version: 2, budget: { amount: Number(cash) + 49_999, per: 'whole' } })
  expect((await at.open(second, 'fund', 'b1')).code).toBe(wire('CAMPAIGN_SOLD_OUT'))
  expect((await at.show('fund', second)).boxes?.row[0]?.state).toBe('soldOut')
  expect(await drawn(second.id)).toEqual([])
})

test('a new day brings new boxes, and a dry run reckons with what they give on average', async () => {
  await boxes('daily-box')
  const who = await at.member()
  await at.bet(who)
  expect((await at.open(who, 'daily-box', 'b1')).code).toBe(200)
  await at.passDays(1)
  const back = await at.back(who)
  expect((await at.show('daily-box', back)).boxes?.row[0]).toMatchObject({ state: 'locked', content: null })
  await at.bet(back)
  expect((await at.open(back, 'daily-box', 'b1')).code).toBe(200)
  expect(await drawn(who.id)).toHaveLength(2)
  const { data } = await world.call(tryCampaign, { id: 'daily-box', days: '1' }, { token: 'operator' })
  expect(data.rewards).toBeGreaterThanOrEqual(1)
  expect(Number(data.cost)).toBe(data.rewards * 20_000)
})

test('[RSP-17] on a break no box is shown or opened', async () => {
  await boxes('rest-box')
  const who = await at.member()
  await at.bet(who)
  await world.call(takeBreak, { days: 1 }, who)
  expect((await at.open(who, 'rest-box', 'b1')).code).toBe(wire('OFFERS_CLOSED'))
  expect(await drawn(who.id)).toEqual([])
})

test('three tasks open the three boxes of a newcomer, and not those of somebody who is here for long', async () => {
  const who = await at.member()
  const states = async () => (await at.show('newcomer-boxes', who)).boxes?.row.map(({ state }) => state)
  expect(await states()).toEqual(['ready', 'locked', 'locked'])
  await at.deposit(who, 500_000)
  for (let n = 0; n < 3; n += 1) await at.bet(who)
  expect(await states()).toEqual(['ready', 'ready', 'ready'])
  for (const box of ['identity', 'bets', 'deposit'])
    expect((await at.open(who, 'newcomer-boxes', box)).code).toBe(200)
  const late = await at.member()
  await at.passDays(40)
  expect((await at.open(await at.back(late), 'newcomer-boxes', 'identity')).code).toBe(
    wire('CAMPAIGN_AUDIENCE'),
  )
})
