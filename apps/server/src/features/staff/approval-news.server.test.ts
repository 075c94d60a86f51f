import {
  APPROVAL_HOURS,
  countApprovalNews,
  decideApproval,
  listApprovals,
  readApprovalNews,
} from '@keo/contract/console-approvals'
import { askAdjustment } from '@keo/contract/console-member-acts'
import { getMember } from '@keo/contract/members'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { hours, minutes } from '@keo/units/instants'
import { beforeAll, beforeEach, expect, test } from 'vitest'

const { world } = sharedWorld({ webRoot: null })
const desk = consoleSteps(world)
const REASON = { reason: 'the case is clear' }
const OK = 200
let asker: Staff
let second: Staff
let memberId: string
let cases = 0

beforeAll(async () => {
  const admin = await desk.first()
  asker = await desk.hire(admin, 'payments')
  second = await desk.hire(admin, 'payments')
  memberId = (await world.call(getMember, {}, { token: await world.signIn('maitran88') })).data.id
})

beforeEach(async () => {
  const again = async (one: Staff) => ({ ...one, cookie: (await desk.signIn(one)).session })
  asker = await again(asker)
  second = await again(second)
})

async function ask(): Promise<string> {
  cases += 1
  const wanted = { side: 'credit', amount: '1000.00', account: 'house:promotions' } as const
  const { data } = await desk.ask(
    askAdjustment,
    { id: memberId, ...wanted, caseNo: `CS-${cases}`, ...REASON },
    asker,
  )
  return data.approvalId
}
const decide = (id: string, isApproved: boolean, as: Staff) =>
  desk.ask(decideApproval, { id, isApproved, ...REASON }, as)
const newsOf = async (as: Staff) => (await desk.ask(countApprovalNews, {}, as)).data.count
const read = (ids: string[], as: Staff) => desk.ask(readApprovalNews, { ids }, as)
const stateIn = async (as: Staff, id: string) =>
  (await desk.ask(listApprovals, {}, as)).data.approvals.find((one) => one.id === id)

test('[BO-05] approving and refusing are news to who asked, until they look; to nobody else', async () => {
  const approved = await ask()
  expect(await newsOf(asker), 'asking is no news to who asks').toBe(0)
  expect((await decide(approved, true, second)).code).toBe(OK)
  const refused = await ask()
  expect((await decide(refused, false, second)).code).toBe(OK)
  expect(await newsOf(asker)).toBe(2)
  expect(await newsOf(second)).toBe(0)
  expect(await stateIn(asker, refused)).toMatchObject({ state: 'refused', isNews: true })
  expect(await stateIn(second, refused)).toMatchObject({ isNews: false })

  // What others read takes no news away.
  await read([approved, refused], second)
  expect(await newsOf(asker)).toBe(2)
  await read([approved], asker)
  expect(await newsOf(asker)).toBe(1)
  await read([approved, refused], asker)
  expect(await newsOf(asker)).toBe(0)
  expect(await stateIn(asker, refused)).toMatchObject({ state: 'refused', isNews: false })
})

test('[BO-05] what runs out is news; who takes back what they asked for knows', async () => {
  expect((await decide(await ask(), false, asker)).code).toBe(OK)
  expect(await newsOf(asker)).toBe(0)
  const late = await ask()
  world.worldClock.jump(hours(APPROVAL_HOURS) + minutes(1))
  expect(await newsOf(asker)).toBe(1)
  expect(await stateIn(asker, late)).toMatchObject({ state: 'expired', isNews: true })
  await read([late], asker)
  expect(await newsOf(asker)).toBe(0)
})
