import { applyAsAgent, getAgentApplication } from '@keo/contract/agent-application'
import { listAudit } from '@keo/contract/console-audit'
import { decideAgent, getOverview, listWaitingReviews } from '@keo/contract/console-queues'
import { ERRORS } from '@keo/contract/errors'
import { getLetter, listLetters } from '@keo/contract/inbox'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { startDepositWorld, type DepositWorld, type Player } from '@keo/dev-world/deposit-world'
import { afterAll, beforeAll, expect, test } from 'vitest'

const OK = 200
const REASON = { reason: 'the plan names no market' }
let world: DepositWorld
let desk: ReturnType<typeof consoleSteps>
let admin: Staff
let seller: Staff
let how: Player

beforeAll(async () => {
  world = await startDepositWorld('agents')
  desk = consoleSteps(world)
  admin = await desk.first()
  seller = await desk.hire(admin, 'campaigns')
  how = await world.player()
})
afterAll(() => world.end())

const apply = (agentAccount = 'a_depositor') =>
  world.call(
    applyAsAgent,
    {
      agentAccount,
      contactName: 'Trần Mai',
      mobileArea: '84',
      mobile: '0912345678',
      plan: 'Nhóm bóng đá phủi ở Hải Phòng, ba trăm người.',
    },
    how,
  )
const waiting = async (as = seller) =>
  (await desk.ask(listWaitingReviews, {}, as)).data.reviews.filter(({ kind }) => kind === 'agent')
const stateNow = async () => (await world.call(getAgentApplication, {}, how)).data.application?.state
const lettersNow = async () =>
  (await world.call(listLetters, { letType: 0 }, how)).data.list.filter(({ kind }) =>
    kind.startsWith('agent'),
  )

test('who wants to be an agent waits for who may decide, in the list and among what needs somebody', async () => {
  expect((await apply()).code).toBe(OK)
  const [found] = await waiting()
  expect(found).toMatchObject({
    memberId: how.memberId,
    userName: expect.stringMatching(/^depositor\d+$/),
    mayDecide: true,
  })
  expect(found?.what).toBe('a_depositor · Nhóm bóng đá phủi ở Hải Phòng, ba trăm người.')
  const content = await desk.hire(admin, 'content')
  expect(await waiting(content)).toEqual([])
  const { queues } = (await desk.ask(getOverview, {}, seller)).data
  expect(queues.find(({ name }) => name === 'agent')).toMatchObject({ count: 1, dong: null })
})

const decide = (isApproved: boolean, id: string, as = seller) =>
  desk.ask(decideAgent, { id, isApproved, ...REASON }, as)

test('a no is told by letter with its reason; the next application is accepted, told so, and decided once', async () => {
  const [first] = await waiting()
  const refused = first?.id ?? ''
  const payments = await desk.hire(admin, 'payments')
  expect((await decide(false, refused, payments)).code).toBe(ERRORS.NOT_ALLOWED.wire)
  expect((await decide(false, refused)).code).toBe(OK)
  expect(await stateNow()).toBe('refused')
  expect(await waiting()).toEqual([])
  const [told] = await lettersNow()
  expect(told).toMatchObject({ kind: 'agentRefused', link: { page: 'agents' } })
  const { content } = (await world.call(getLetter, { id: told?.id ?? '' }, how)).data
  expect(Buffer.from(content, 'base64').toString()).toContain(REASON.reason)

  expect((await apply()).code).toBe(OK)
  const accepted = (await waiting())[0]?.id ?? ''
  expect((await decide(true, accepted)).code).toBe(OK)
  expect(await stateNow()).toBe('accepted')
  expect((await decide(false, accepted)).code).toBe(ERRORS.NOT_FOUND.wire)
  expect((await lettersNow()).map(({ kind }) => kind)).toEqual(['agentAccepted', 'agentRefused'])
  const { entries } = (await desk.ask(listAudit, { object: refused, action: 'review.refused' }, admin)).data
  expect(entries.map(({ actor }) => actor)).toEqual([seller.id])
  expect(entries[0]?.after).toContain(REASON.reason)
})

test('of a yes and a no at the same moment one counts, and the member is told that one', async () => {
  how = await world.player()
  expect((await apply('a_second')).code).toBe(OK)
  const id = (await waiting())[0]?.id ?? ''
  const answers = await Promise.all([decide(false, id), decide(true, id)])
  expect(answers.filter(({ code }) => code === OK)).toHaveLength(1)
  const isRefused = answers[0]?.code === OK
  expect(await stateNow()).toBe(isRefused ? 'refused' : 'accepted')
  expect((await lettersNow()).map(({ kind }) => kind)).toEqual([isRefused ? 'agentRefused' : 'agentAccepted'])
})
