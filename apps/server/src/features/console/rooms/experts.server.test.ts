import { listAudit } from '@keo/contract/console-audit'
import { type ConsoleExpert, listConsoleExperts, stopExpert } from '@keo/contract/console-experts'
import { ERRORS } from '@keo/contract/errors'
import { buyPlan, getExpert, listExperts, listPlans } from '@keo/contract/experts'
import { decideExpertApplication, listExpertApplications } from '@keo/contract/expert-desk'
import { listLetters } from '@keo/contract/inbox'
import { applyAsExpert, getOwnExpert, writePlan } from '@keo/contract/own-plans'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { LINH } from '@keo/dev-world/wallet-world'
import { createLog } from '@keo/service-kit/log'
import { hours, minutes } from '@keo/units/instants'
import { beforeAll, expect, test } from 'vitest'

const { world, database } = sharedWorld({ webRoot: null, log: createLog({ level: 'silent' }) })
const desk = consoleSteps(world)
const OK = 200
const why = 'gives tips for money outside'
let admin: Staff
let clerk: Staff

const pass = async (ms: number) => {
  world.worldClock.jump(ms)
  await world.jobs.runDue()
}
const again = async (who: Staff): Promise<Staff> => ({ ...who, cookie: (await desk.signIn(who)).session })
const linh = async () => ({ token: await world.signIn('linhnguyen7') })
const stop = (id: string, isStopped: boolean) => desk.ask(stopExpert, { id, isStopped, reason: why }, clerk)

beforeAll(async () => {
  await pass(minutes(31))
  admin = await desk.first()
  clerk = await desk.hire(admin, 'support')
})

async function everyone(): Promise<ConsoleExpert[]> {
  const pages: ConsoleExpert[] = []
  for (let after = ''; ;) {
    const { data } = await desk.ask(listConsoleExperts, { after }, clerk)
    pages.push(...data.experts)
    if (data.next === '') return pages
    after = data.next
  }
}

const shown = async () => {
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const { data } = await world.call(listExperts, { page: String(page) })
    ids.push(...data.items.map(({ id }) => id))
    if (!data.hasMore) return ids
  }
}

/** Somebody with a plan that is sold and has yet to begin. */
async function sold() {
  for (const expert of await everyone())
    for (const plan of (await world.call(listPlans, { id: expert.id })).data.items)
      if (plan.price !== null && !plan.isOpen) return { expert, plan }
  throw new Error('Nobody sells a plan.')
}

test('the staff sees every expert as players do, and the second who decides is told', async () => {
  const all = await everyone()
  expect(all.map(({ id }) => id).toSorted()).toEqual((await shown()).toSorted())
  expect(all.length).toBeGreaterThan(3)
  const [first] = all
  const read = (await world.call(getExpert, { id: first!.id })).data
  expect(first).toMatchObject({
    plans: read.record.plans,
    hitRate: read.record.hitRate,
    followers: read.followers,
    isStopped: false,
  })
  expect((await stop(first!.id, false)).code).toBe(ERRORS.CHANGED_MEANWHILE.wire)
  expect((await stop('exp_nobody', true)).code).toBe(ERRORS.NOT_FOUND.wire)
})

test('a stopped expert is listed to nobody and sells nothing, their plans stand, and they come back', async () => {
  const { expert, plan } = await sold()
  const before = (await world.call(listPlans, { id: expert.id })).data.items.length
  expect((await stop(expert.id, true)).data).toMatchObject({ isStopped: true, stoppedWhy: why })

  expect(await shown()).not.toContain(expert.id)
  expect((await world.call(getExpert, { id: expert.id })).data.isStopped).toBe(true)
  expect((await world.call(buyPlan, { id: plan.id }, await linh())).code).toBe(ERRORS.EXPERT_STOPPED.wire)
  await pass(hours(1))
  await pass(hours(1))
  expect((await world.call(listPlans, { id: expert.id })).data.items).toHaveLength(before)

  clerk = await again(clerk)
  expect((await stop(expert.id, false)).data).toMatchObject({ isStopped: false, stoppedWhy: '' })
  expect(await shown()).toContain(expert.id)
})

test('a member who is stopped reads why, writes nothing, and may again when they are let', async () => {
  await database.asOwner(
    'update platform.member set identity_verified_at = $2, registered_at = $3 where id = $1',
    [LINH, new Date(world.worldClock.now()).toISOString(), new Date(world.worldClock.now() - hours(24 * 30))],
  )
  await world.call(
    applyAsExpert,
    { why: 'Mình theo dõi V.League mười năm và ghi lại mọi kèo.', sports: [1] },
    await linh(),
  )
  const [waiting] = (await world.call(listExpertApplications, {})).data
  await world.call(decideExpertApplication, { id: waiting!.id, isAccepted: true })
  const own = async () => (await world.call(getOwnExpert, {}, await linh())).data
  const id = (await own()).expertId ?? ''
  const write = async () =>
    world.call(
      writePlan,
      {
        legs: [{ matchId: '1', marketId: 1, optionType: 1, price: 1900 }],
        text: 'Chủ nhà đá sân quen, tỷ lệ này vẫn còn ngon.',
        price: null,
      },
      await linh(),
    )
  const unstopped = (await write()).code

  clerk = await again(clerk)
  expect((await stop(id, true)).code).toBe(OK)
  expect(await own()).toMatchObject({ expertId: id, stoppedWhy: why })
  expect((await write()).code).toBe(ERRORS.EXPERT_STOPPED.wire)
  expect(unstopped).not.toBe(ERRORS.EXPERT_STOPPED.wire)

  expect((await stop(id, false)).code).toBe(OK)
  expect((await own()).stoppedWhy).toBeNull()
  expect((await write()).code).toBe(unstopped)
  const letters = (await world.call(listLetters, { letType: 0 }, await linh())).data.list
  const told = letters.map(({ title }) => title)
  expect(told).toEqual(expect.arrayContaining(['Bạn tạm dừng viết kèo', 'Bạn viết kèo lại được']))
})

test('stopping and letting again are in the audit log with their reason', async () => {
  const auditor = await desk.hire(await again(admin), 'auditor')
  const { entries } = (await desk.ask(listAudit, { action: 'expert.stopped' }, auditor)).data
  expect(entries.map(({ actor }) => actor)).toEqual([clerk.id, clerk.id])
  expect(JSON.stringify(entries)).toContain(why)
})
