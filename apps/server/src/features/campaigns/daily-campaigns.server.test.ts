import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { tryCampaign } from '@keo/contract/campaign-desk'
import { tapKey } from '@keo/dev-world/wallet-world'
import { seconds, serverDay } from '@keo/units/instants'
import { expect, test } from 'vitest'
import { campaignWorld, wire, type Who } from '@keo/dev-world/campaign-world'
import { oneStep } from './sample-campaign.ts'

const at = campaignWorld()
const { world, database } = at
const DONG = 100n

const SCRIPT = fileURLToPath(new URL('../../../../../scripts/campaigns.mjs', import.meta.url))

/** As an operator runs it: `npm run campaigns`. */
async function byHand(token: string, id: string): Promise<string> {
  const env = { ...process.env, OPERATOR_TOKEN: token, KEO_URL: world.url }
  const words = [SCRIPT, '--dry-run', id, '--days', '2']
  return (await promisify(execFile)(process.execPath, words, { env })).stdout
}

const nextDay = async (who: Who): Promise<Who> => {
  await at.passDays(1)
  return at.back(who)
}

test('seven days of sign-in give seven gifts, each once; the eighth begins anew', async () => {
  let who = await at.member()
  const given = []
  for (let day = 1; day <= 8; day += 1) {
    const answers = await Promise.all([at.signIn(who), at.signIn(who)])
    expect(answers[0]?.data).toEqual(answers[1]?.data)
    const { streak, day: position, cash, turns } = (await at.signIn(who)).data
    given.push(`${streak} ${position} ${cash} ${turns}`)
    who = await nextDay(who)
  }
  expect(given).toEqual([
    '1 1 8000.00 0',
    '2 2 18000.00 0',
    '3 3 null 1',
    '4 4 28000.00 0',
    '5 5 38000.00 0',
    '6 6 null 2',
    '7 7 188000.00 3',
    '8 1 8000.00 0',
  ])
  expect((await at.balance(who)).available).toBe(288_000n * DONG)
})

test('a day that is left out begins the row anew, and the longest row stays known', async () => {
  let who = await at.member()
  await at.signIn(who)
  who = await nextDay(who)
  await at.signIn(who)
  await at.passDays(2)
  who = await at.back(who)
  expect((await at.show('sign-in', who)).signIn).toMatchObject({
    streak: 0,
    longest: 2,
    today: 1,
    isSignedToday: false,
  })
  expect((await at.signIn(who)).data).toMatchObject({ streak: 1, day: 1, cash: '8000.00' })
})

test('a turn is drawn by the server, written down with its number and paid; the same tap is the same turn, on the next day too', async () => {
  const who = await at.member()
  expect((await at.turn(who)).code).toBe(wire('CAMPAIGN_NO_TURNS'))
  await at.deposit(who, 500_000)
  const before = (await at.balance(who)).available
  const key = tapKey()
  const answers = await Promise.all([at.turn(who, key), at.turn(who, key), at.turn(who, key)])
  const first = answers[0]?.data
  expect(new Set(answers.map(({ data }) => data.sector)).size).toBe(1)
  const rows = await database.asOwner('select * from platform.campaign_turn where member_id = $1', [who.id])
  expect(rows).toHaveLength(1)
  const wheel = at.read('lucky-wheel').wheel
  const weights = wheel?.sectors.reduce((sum, { weight }) => sum + weight, 0)
  expect(rows[0]).toMatchObject({ sector: first?.sector, weights })
  const won = BigInt(Math.round(Number(first?.cash ?? '0') * 100))
  expect((await at.balance(who)).available).toBe(before + won)
  const taken = (await at.show('lucky-wheel', who)).wheel
  expect(taken?.turnsLeft).toBe(first?.turns)
  expect(taken?.turns).toHaveLength(1)
  const tomorrow = await nextDay(who)
  expect((await at.turn(tomorrow, key)).data).toMatchObject({ sector: first?.sector, cash: first?.cash })
})

test('turns come from the day alone: a deposit, a parlay of three and the sign-in, three at most', async () => {
  let who = await at.member()
  await at.deposit(who, 500_000)
  await at.bet(who, { legs: 3, match: '801' })
  expect((await at.show('lucky-wheel', who)).wheel?.turnsLeft).toBe(2)
  await at.bet(who, { legs: 2, match: '802' })
  expect((await at.show('lucky-wheel', who)).wheel?.turnsLeft).toBe(2)
  who = await nextDay(who)
  expect((await at.show('lucky-wheel', who)).wheel?.turnsLeft).toBe(0)
})

test('the wheel closes once its fund no longer holds the largest prize', async () => {
  await at.write({ ...at.read('lucky-wheel'), version: 2, budget: { amount: 8_887_999, per: 'cycle' } })
  const who = await at.member()
  await at.deposit(who, 500_000)
  expect((await at.turn(who)).code).toBe(wire('CAMPAIGN_SOLD_OUT'))
  expect(
    await database.asOwner('select id from platform.campaign_turn where member_id = $1', [who.id]),
  ).toEqual([])
})

test('a dry run on past days says what was then claimed, and gives nothing', async () => {
  // A quiet week, then two who bet on one day.
  await at.passDays(8)
  const campaign = await at.write(oneStep('tried', { state: 'draft' }))
  world.worldClock.jump(serverDay(at.now()).until - at.now() + seconds(60))
  for (const stake of [100_000, 250_000, 40_000]) await at.bet(await at.member(), { stake })
  await at.passDays(1)
  const [paid] = await database.asOwner('select count(*)::int as count from platform.reward')
  const ask = (token: string, id = campaign.id) => world.call(tryCampaign, { id, days: '2' }, { token })
  expect((await ask('operator')).data).toMatchObject({
    windows: 2,
    members: 2,
    rewards: 2,
    cost: '100000.00',
    refused: '0.00',
  })
  expect(await byHand('operator', campaign.id)).toBe(
    'tried: 2 days, 2 windows, 2 members, 2 rewards\ncost 100000.00 VND; budget and pools would have kept back 0.00 VND\n',
  )
  await expect(byHand('guess', campaign.id)).rejects.toMatchObject({ code: 1, stdout: '' })
  expect((await ask('guess')).code).not.toBe(200)
  expect((await ask('operator', 'unknown-one')).code).toBe(wire('NOT_FOUND'))
  await at.write({ ...campaign, version: 2, budget: { amount: 70_000, per: 'whole' } })
  expect((await ask('operator')).data).toMatchObject({ rewards: 1, cost: '50000.00', refused: '50000.00' })
  const [after] = await database.asOwner('select count(*)::int as count from platform.reward')
  expect(after).toEqual(paid)
})
