import { createHash } from 'node:crypto'
import { ERRORS, type ErrorCode } from '@keo/contract/errors'
import {
  buyPlan,
  followExpert,
  getExpert,
  getExpertCurve,
  getPlan,
  listExperts,
  listPlans,
  type PlanDetail,
  type PlanView,
} from '@keo/contract/experts'
import { sealedText } from '@keo/contract/plan-seal'
import { listLetters } from '@keo/contract/inbox'
import { setPlayLimit } from '@keo/contract/play-limits'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { dong, LINH, MAI } from '@keo/dev-world/wallet-world'
import { systemIds } from '@keo/service-kit/ids'
import { createLog } from '@keo/service-kit/log'
import { forceTurn } from '@keo/sportsbook-contract/control'
import { getMatchDetail } from '@keo/sportsbook-contract/matches'
import { hours, minutes, parseServerTime } from '@keo/units/instants'
import { beforeAll, expect, test } from 'vitest'
import { TENANT_ID } from '../../app/parts.ts'
import type { Fixture } from '../../gateways/sportsbook/sportsbook-gateway.ts'
import { createPlanDesk } from './plan-desk.ts'
import { sqlPlanStore } from './plan-store.ts'
import { createPlanSettlement } from './settle-plans.ts'

const { world, database } = sharedWorld({ webRoot: null, log: createLog({ level: 'silent' }) })
const wire = (code: ErrorCode) => ERRORS[code].wire
const now = () => world.worldClock.now()
const at = (time: string) => parseServerTime(time) ?? 0
const mai = async () => ({ token: await world.signIn('maitran88') })
const linh = async () => ({ token: await world.signIn('linhnguyen7') })
const balanceOf = async (memberId: typeof MAI) =>
  (await world.app.ledger.balanceOf({ memberId, currency: 'VND' })).available
const pass = async (ms: number) => {
  world.worldClock.jump(ms)
  await world.jobs.runDue()
}

beforeAll(async () => {
  await database.asOwner('update platform.member set identity_verified_at = now() where id = any($1)', [
    [MAI, LINH],
  ])
  await pass(minutes(31))
})

async function experts() {
  return (await world.call(listExperts, {})).data.items
}

/** Plans that have not begun and that nobody in this file has touched. */
const used = new Set<string>()
async function freshPlan(isPaid: boolean): Promise<PlanView> {
  for (let turn = 0; turn < 40; turn += 1) {
    for (const { id } of await experts()) {
      const found = (await world.call(listPlans, { id })).data.items.find(
        (plan) =>
          (plan.price !== null) === isPaid && !used.has(plan.id) && at(plan.opensAt) > now() + minutes(10),
      )
      if (found) {
        used.add(found.id)
        return found
      }
    }
    await pass(minutes(31))
  }
  throw new Error('Nobody writes such a plan.')
}

const plan = async (id: string, who?: { token: string }) => (await world.call(getPlan, { id }, who)).data
const sealOf = ({ expertId, writtenAt, price, legs, opened }: PlanDetail) => {
  const picks = legs.flatMap(({ matchId, time, pick }) => (pick ? [{ ...pick, matchId, time }] : []))
  const { texts, salt } = opened!
  return createHash('sha256')
    .update(sealedText({ expertId, writtenAt, price, legs: picks, texts }, salt))
    .digest('hex')
}

test('twelve experts write before kick-off at the price of that moment, each free plan open with its seal', async () => {
  expect(await experts()).toHaveLength(12)
  const { id } = await freshPlan(false)
  const open = await plan(id)
  expect(at(open.writtenAt)).toBeLessThan(at(open.opensAt))
  expect(sealOf(open)).toBe(open.hash)
  expect(Object.values(open.opened?.texts ?? {}).every((text) => text.length > 20)).toBe(true)
  for (const { matchId, pick } of open.legs) {
    const answer = await fetch(`${world.url}/sportsbook${getMatchDetail.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ matchId: Number(matchId) }),
    })
    const { data } = (await answer.json()) as {
      data: { mg: { mks: { id: number; op: { ty: number; od: number }[] }[] }[] }
    }
    const market = data.mg.flatMap(({ mks }) => mks).find((one) => one.id === pick?.marketId)
    const sold = market?.op.find(({ ty }) => ty === pick?.optionType)
    expect(Math.round((sold?.od ?? 0) * 1000)).toBe(pick?.price)
  }
})

test('another pick, price, text or salt has another hash', async () => {
  const open = await plan((await freshPlan(false)).id)
  const [leg] = open.legs
  const { pick } = leg!
  const changed = (change: Partial<PlanDetail>) => sealOf({ ...open, ...change })
  expect(
    changed({ legs: [{ ...leg!, pick: { ...pick!, price: pick!.price + 1 } }, ...open.legs.slice(1)] }),
  ).not.toBe(open.hash)
  expect(
    changed({ legs: [{ ...leg!, pick: { ...pick!, optionType: 99 } }, ...open.legs.slice(1)] }),
  ).not.toBe(open.hash)
  expect(changed({ opened: { ...open.opened!, salt: '0'.repeat(32) } })).not.toBe(open.hash)
  expect(changed({ writtenAt: '2026-01-01 00:00:00' })).not.toBe(open.hash)
})

test('a plan about a match that has begun is refused by the clock of the server, and by the database', async () => {
  const desk = createPlanDesk({
    database: world.database,
    clock: world.worldClock,
    ids: systemIds(world.clock),
    tenantId: TENANT_ID,
  })
  const legs = (await sqlPlanStore(world.database.db, TENANT_ID).legsOf([(await freshPlan(false)).id]))
    .values()
    .next().value!
  const [leg] = legs
  const late = [{ ...leg!, matchId: '1', beginsAt: now() }]
  const texts = { vi: 'a', en: 'a', 'zh-CN': 'a', th: 'a' }
  const written = { expertId: 'exp_cu-dem', price: null, texts }
  await expect(desk.write({ ...written, legs: late })).rejects.toMatchObject({ code: 'PLAN_TOO_LATE' })
  await expect(desk.write({ ...written, legs: [] })).rejects.toMatchObject({ code: 'PLAN_TOO_LATE' })
  await expect(
    database.asOwner(`insert into platform.expert_plan select tenant_id, 'pln_0000000000x', expert_id, price, sports, total_price,
      texts, salt, hash, opens_at, opens_at from platform.expert_plan limit 1`),
  ).rejects.toMatchObject({ code: '23514' })
})

test.each(['expert_plan', 'expert_leg', 'expert_leg_end', 'expert_plan_end'])(
  'nobody edits or removes a row of %s, the owner of the database neither',
  async (table) => {
    const refused = { code: '42501' }
    await expect(
      database.asOwner(`update platform.${table} set tenant_id = tenant_id`),
    ).rejects.toMatchObject(refused)
    await expect(database.asOwner(`delete from platform.${table}`)).rejects.toMatchObject(refused)
    await expect(database.asOwner(`truncate platform.${table} cascade`)).rejects.toMatchObject(refused)
  },
)

test('a paid plan is sealed but for its matches, bought once by two taps at once, and open to its buyer alone', async () => {
  const { id, price } = await freshPlan(true)
  const sealed = await plan(id, await mai())
  expect(sealed).toMatchObject({ isOpen: false, isBought: false, opened: null, tag: 3 })
  expect(sealed.legs.map(({ pick }) => pick)).toEqual(sealed.legs.map(() => null))
  expect(sealed.legs.every(({ home, away }) => home !== '' && away !== '')).toBe(true)
  await give(MAI, 100_000)
  const before = await balanceOf(MAI)
  const who = await mai()
  const answers = await Promise.all([buy(id, who), buy(id, who), buy(id, who)])
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200])
  expect(before - (await balanceOf(MAI))).toBe(BigInt(Math.round(Number(price) * 100)))
  const own = await plan(id, who)
  expect(own).toMatchObject({ isOpen: true, isBought: true })
  expect(sealOf(own)).toBe(sealed.hash)
  expect((await plan(id, await linh())).isOpen).toBe(false)
  expect((await plan(id)).isOpen).toBe(false)
})

test('who has too little, is on a break, excluded, disabled or at the own limit of losses buys nothing', async () => {
  const { id } = await freshPlan(true)
  expect(await balanceOf(LINH)).toBe(0n)
  expect((await buy(id, await linh())).code).toBe(wire('BALANCE_SHORT'))
  await give(LINH, 50_000)
  const who = await linh()
  const refusals: [string, ErrorCode][] = [
    ['break_until = $2', 'ON_BREAK'],
    ["excluded_at = $2::timestamptz - interval '2 hours', excluded_until = $2", 'SELF_EXCLUDED'],
  ]
  await database.asOwner(
    "insert into platform.safer_play (tenant_id, member_id) values ('keo', $1) on conflict do nothing",
    [LINH],
  )
  for (const [set, code] of refusals) {
    await database.asOwner(`update platform.safer_play set ${set} where member_id = $1`, [
      LINH,
      new Date(now() + hours(1)),
    ])
    expect((await buy(id, who)).code).toBe(wire(code))
  }
  await database.asOwner('alter table platform.safer_play disable trigger user')
  await database.asOwner(
    'update platform.safer_play set break_until = null, excluded_at = null, excluded_until = null where member_id = $1',
    [LINH],
  )
  await database.asOwner('alter table platform.safer_play enable trigger user')
  await database.asOwner(
    `update platform.member set status = '1', lock_causes = '{"1":"review"}' where id = $1`,
    [LINH],
  )
  expect((await buy(id, who)).code).toBe(wire('ACCOUNT_DISABLED'))
  await database.asOwner(`update platform.member set status = '', lock_causes = '{}' where id = $1`, [LINH])
  await world.call(setPlayLimit, { kind: 'loss', period: 'day', amount: '10000' }, await linh())
  expect((await buy(id, await linh())).code).toBe(wire('LIMIT_REACHED'))
  expect(await balanceOf(LINH)).toBe(dong(50_000).minor)
  expect((await plan(id, await linh())).isBought).toBe(false)
})

test('from kick-off on everybody reads it with its seal, and nobody buys it any more', async () => {
  const { id, hash, opensAt } = await freshPlan(true)
  await pass(at(opensAt) - now() - 1)
  expect((await plan(id)).isOpen).toBe(false)
  await pass(1)
  const open = await plan(id)
  expect([open.isOpen, sealOf(open)]).toEqual([true, hash])
  const before = await balanceOf(MAI)
  expect((await buy(id, await mai())).code).toBe(wire('PLAN_BEGUN'))
  expect(await balanceOf(MAI)).toBe(before)
  expect((await buy('pln_0000000000000', await mai())).code).toBe(wire('NOT_FOUND'))
})

test('a plan on a match that is postponed is void, counts for nothing and is paid back, once', async () => {
  const { id, legs, expertId } = await freshPlan(true)
  await give(MAI, 100_000)
  const before = await balanceOf(MAI)
  await buy(id, await mai())
  expect(await balanceOf(MAI)).toBeLessThan(before)
  await fetch(`${world.url}/sportsbook${forceTurn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ matchId: Number(legs[0]?.matchId), kind: 'postponed' }),
  })
  await pass(Math.max(...legs.map(({ time }) => at(time))) - now() + hours(5))
  await pass(minutes(6))
  expect(await plan(id, await mai())).toMatchObject({ result: 'void', profit: 0, isRefunded: true })
  const lines = await world.app.ledger.history({ memberId: MAI, currency: 'VND', limit: 20 })
  const own = lines.filter(({ reference }) => reference === id)
  expect(own.map(({ kind }) => kind)).toEqual(['plan.refund', 'plan.buy'])
  const moved = own.flatMap(({ postings }) => postings.filter(({ account }) => account === 'available'))
  expect(moved.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n)
  expect((await world.call(getExpert, { id: expertId })).data.record.voided).toBeGreaterThan(0)
})

test('a result that the provider corrects is another row: the newest counts, and money follows a void that comes or goes, once', async () => {
  const { id, legs, expertId } = await freshPlan(true)
  await give(MAI, 100_000)
  await buy(id, await mai())
  await pass(Math.max(...legs.map(({ time }) => at(time))) - now() + hours(5))
  await pass(minutes(6))
  const settled = await plan(id, await mai())
  expect(settled.result).not.toBe('void')
  const record = async () => (await world.call(getExpert, { id: expertId })).data.record
  const [before, paid] = [await record(), await balanceOf(MAI)]
  const kept = (await sqlPlanStore(world.database.db, TENANT_ID).legsOf([id])).get(id) ?? []
  /** The schedule as it was told, but for the first match of this plan. */
  const correctTo = (first: Pick<Fixture, 'state' | 'score'>) =>
    createPlanSettlement({
      database: world.database,
      clock: world.worldClock,
      tenantId: TENANT_ID,
      ledger: world.app.ledger,
      writeLetters: async () => 0,
      demandTurnover: async () => {},
      gateway: {
        scheduleOf: async () =>
          kept.map((leg, place) => {
            const score = { home: leg.homeScore ?? 0, away: leg.awayScore ?? 0 }
            const { matchId, sportId, leagueId, beginsAt } = leg
            const side = { id: 1, name: '' }
            const told = {
              matchId,
              sportId,
              leagueId,
              beginsAt,
              leagueName: '',
              isNeutral: false,
              home: side,
              away: side,
            }
            return { ...told, state: 'over' as const, score, ...(place === 0 ? first : {}) }
          }),
      },
    }).correct()
  const same = { state: 'over', score: { home: kept[0]!.homeScore!, away: kept[0]!.awayScore! } } as const
  await correctTo(same)
  expect(await record()).toEqual(before)
  await correctTo({ state: 'void', score: null })
  await correctTo({ state: 'void', score: null })
  expect(await plan(id, await mai())).toMatchObject({ result: 'void', profit: 0, isRefunded: true })
  expect(await balanceOf(MAI)).toBe(paid + BigInt(Math.round(Number(settled.price) * 100)))
  expect(await record()).toMatchObject({ plans: before.plans - 1, voided: before.voided + 1 })
  await correctTo(same)
  await correctTo(same)
  expect(await plan(id, await mai())).toMatchObject({ result: settled.result, isRefunded: false })
  expect([await balanceOf(MAI), await record()]).toEqual([paid, before])
  const rows = await database.asOwner(
    'select version, result from platform.expert_plan_end where plan_id = $1 order by version',
    [id],
  )
  expect(rows.map((row) => row['result'])).toEqual([settled.result, 'void', settled.result])
  const lines = await world.app.ledger.history({ memberId: MAI, currency: 'VND', limit: 20 })
  const own = lines.filter(({ reference }) => reference === id)
  expect(own.map(({ kind }) => kind)).toEqual(['plan.charge', 'plan.refund', 'plan.buy'])
})

test('every record is what all rows of settled plans say, lost ones included', async () => {
  for (let turn = 0; turn < 4; turn += 1) await pass(hours(4))
  await pass(minutes(6))
  let sample = 0
  for (const { id, record, lastResults } of await experts()) {
    const rows = await database.asOwner(
      `select e.result, e.returned::float8 / 1e6 as returned, p.total_price::float8 / 1000 as price
       from platform.expert_plan p join platform.expert_plan_end e on e.plan_id = p.id
       where p.expert_id = $1 and e.version = (
         select max(version) from platform.expert_plan_end n where n.plan_id = e.plan_id)
       order by p.opens_at, p.id`,
      [id],
    )
    const counted = rows.filter((row) => row['result'] !== 'void')
    const [won, lost] = ['won', 'lost'].map((one) => counted.filter((row) => row['result'] === one).length)
    const profit = counted.reduce((sum, row) => sum + Number(row['returned']) - 1, 0)
    let [run, longest] = [0, 0]
    for (const row of counted) {
      if (row['result'] === 'push') continue
      run = row['result'] === 'lost' ? run + 1 : 0
      longest = Math.max(longest, run)
    }
    expect(record).toMatchObject({
      plans: counted.length,
      won,
      lost,
      voided: rows.length - counted.length,
      longestLosingRun: longest,
    })
    expect(Math.abs(record.profit / 1000 - profit)).toBeLessThan(0.002)
    expect(lastResults).toEqual(counted.slice(-10).map((row) => row['result']))
    const curve = (await world.call(getExpertCurve, { id, days: '0' })).data
    expect([curve.plans, curve.points.at(-1)?.total ?? 0]).toEqual([counted.length, record.profit])
    sample += counted.length
  }
  expect(sample).toBeGreaterThan(10)
})

test('legs ended as the results of the provider say, at the line of the pick', async () => {
  const rows = await database.asOwner(
    `select l.kind, l.option_type, l.line::float8 / 4 as line, e.result, e.home_score, e.away_score
     from platform.expert_leg l join platform.expert_leg_end e using (tenant_id, plan_id, place)
     where e.result in ('won', 'lost') and l.kind = 'total'`,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) {
    const isOver = Number(row['home_score']) + Number(row['away_score']) > Number(row['line'])
    expect(isOver === (row['option_type'] === 4)).toBe(row['result'] === 'won')
  }
})

test('lists go page by page and by filter, and an unknown expert is not found', async () => {
  const [first] = await experts()
  const seen: string[] = []
  let before: string | undefined
  do {
    const { items, hasMore } = (await world.call(listPlans, { id: first!.id, before })).data
    seen.push(...items.map(({ id }) => id))
    before = hasMore ? items.at(-1)?.id : undefined
  } while (before !== undefined)
  expect(seen).toEqual([...new Set(seen)].toSorted().toReversed())
  const courts = (await world.call(listExperts, { sport: '3' })).data.items
  expect(courts.length).toBeGreaterThan(0)
  expect(courts.every(({ sports }) => sports.includes(3))).toBe(true)
  const paid = (await world.call(listExperts, { price: 'paid' })).data.items
  expect(paid.every(({ openPaid }) => openPaid > 0)).toBe(true)
  expect((await world.call(listExperts, { page: '2' })).data).toEqual({ items: [], hasMore: false })
  expect((await world.call(getExpert, { id: 'exp_nobody' })).code).toBe(wire('NOT_FOUND'))
})

test('whoever follows gets one letter of a turn about new plans, each plan once, and none after the bell is off', async () => {
  const letters = async () =>
    (await world.call(listLetters, { letType: 1 }, await mai())).data.list.filter(({ link }) =>
      ['plan', 'experts'].includes(link?.page ?? ''),
    )
  const [first, second] = await experts()
  const order = async (id: string, isFollowed: boolean, isTold = isFollowed) =>
    world.call(followExpert, { id, isFollowed, isTold }, await mai())
  expect((await order(first!.id, true)).data).toMatchObject({ isFollowed: true, isTold: true, followers: 1 })
  await order(first!.id, true)
  await order(second!.id, true, false)
  const own = await world.call(listExperts, { followed: '1' }, await mai())
  expect(own.data.items.map(({ id }) => id).toSorted()).toEqual([first!.id, second!.id].toSorted())
  expect((await world.call(listExperts, { followed: '1' })).data.items).toEqual([])
  expect(await letters(), 'what stood before is no news').toEqual([])
  const written = async () =>
    (await world.call(listPlans, { id: first!.id })).data.items.filter(({ opensAt }) => at(opensAt) > now())
  const before = new Set((await written()).map(({ id }) => id))
  for (let turn = 0; turn < 40 && (await letters()).length === 0; turn += 1) await pass(minutes(31))
  const [letter, ...more] = await letters()
  expect(more).toEqual([])
  const told = (await world.call(listPlans, { id: first!.id })).data.items.filter(({ id }) => !before.has(id))
  expect(told.length).toBeGreaterThan(0)
  expect([...told.map(({ id }) => id), 'followed']).toContain(letter?.link?.id)
  await order(first!.id, true, false)
  for (let turn = 0; turn < 4; turn += 1) await pass(minutes(61))
  expect(await letters()).toHaveLength(1)
  expect((await order(first!.id, false)).data).toMatchObject({ isFollowed: false, followers: 0 })
  expect((await order('exp_nobody', true)).code).toBe(wire('NOT_FOUND'))
})

const buy = (id: string, who: { token: string }) => world.call(buyPlan, { id }, who)

let gifts = 0
const give = (memberId: typeof MAI, whole: number) =>
  world.app.ledger.submit({
    op: 'move',
    memberId,
    key: `given-${(gifts += 1)}`,
    kind: 'gift',
    reference: 'given',
    amount: dong(whole),
    from: 'house:promotions',
    to: 'available',
  })
