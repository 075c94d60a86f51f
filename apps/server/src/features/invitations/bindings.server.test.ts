import { getMember } from '@keo/contract/members'
import { countInviteVisit, queryInviteInfo } from '@keo/contract/invitations'
import { person } from '@keo/dev-world/door-world'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { systemClock } from '@keo/service-kit/clock'
import { TENANT_ID } from '../../app/parts.ts'
import { expect, test } from 'vitest'
import { createInviterBinding } from './bind-inviter.ts'
import { inviteSteps } from '@keo/dev-world/invite-steps'

const { database, world } = sharedDoorWorld()
const steps = inviteSteps(world)

const bindingOf = async (memberId: string) =>
  (
    await database.asOwner('select inviter_id, code from platform.invite_friend where member_id = $1', [
      memberId,
    ])
  )[0]
const codesOf = async (memberId: string) =>
  (await database.asOwner('select invite_code, refer_code from platform.member where id = $1', [memberId]))[0]

test('[OPS-06a] a member has one code, of signs that nobody misreads, however often and at once it is asked for', async () => {
  const who = await steps.newcomer()
  const asked = await Promise.all(Array.from({ length: 20 }, () => steps.codeOf(who)))
  expect(new Set(asked).size).toBe(1)
  expect(asked[0]).toMatch(/^[2-9A-HJKMNP-Z]{7}$/)
  expect(await steps.codeOf(await steps.newcomer())).not.toBe(asked[0])
})

test('[AGT-03] whoever registers with a code is bound to its owner, in any case of letters and by either code', async () => {
  const inviter = await steps.newcomer()
  const code = await steps.codeOf(inviter)
  const byInvite = await steps.newcomer({ code: code.toLowerCase() })
  const byRefer = await steps.newcomer({ code: 'NOBODYS', referCode: code })
  expect(await bindingOf(byInvite.id)).toEqual({ inviter_id: inviter.id, code })
  expect(await bindingOf(byRefer.id)).toEqual({ inviter_id: inviter.id, code })
})

test('[AGT-03] of two codes the invite code binds; a code of nobody binds to nobody, is no error and is kept', async () => {
  const [first, second] = [await steps.newcomer(), await steps.newcomer()]
  const codes = { code: await steps.codeOf(first), referCode: await steps.codeOf(second) }
  expect((await bindingOf((await steps.newcomer(codes)).id))?.['inviter_id']).toBe(first.id)
  const alone = await steps.newcomer({ code: 'AGENT-77', referCode: 'x_1' })
  expect(await bindingOf(alone.id)).toBeUndefined()
  expect(await codesOf(alone.id)).toEqual({ invite_code: 'AGENT-77', refer_code: 'x_1' })
})

test('[AGT-03] the first binding stands: nothing in the database changes or removes it', async () => {
  const [first, second] = [await steps.newcomer(), await steps.newcomer()]
  const friend = await steps.newcomer({ code: await steps.codeOf(first) })
  const bind = createInviterBinding({ clock: systemClock(), tenantId: TENANT_ID })
  const code = await steps.codeOf(second)
  await world.database.tx((tx) => bind(tx, friend.id, { inviteCode: code }))
  expect((await bindingOf(friend.id))?.['inviter_id']).toBe(first.id)
  await expect(
    database.asOwner('update platform.invite_friend set inviter_id = $2 where member_id = $1', [
      friend.id,
      second.id,
    ]),
  ).rejects.toThrow('the first binding stands')
  await expect(
    database.asOwner('delete from platform.invite_friend where member_id = $1', [friend.id]),
  ).rejects.toThrow('are kept')
})

test('[AGT-03] nobody invites themselves, nor by friends of friends, whoever comes first of many at once', async () => {
  const chain = [await steps.newcomer()]
  for (let link = 1; link < 5; link += 1) {
    const last = chain.at(-1)
    if (last) chain.push(await steps.newcomer({ code: await steps.codeOf(last) }))
  }
  const bind = createInviterBinding({ clock: systemClock(), tenantId: TENANT_ID })
  const codes = await Promise.all(chain.map((who) => steps.codeOf(who)))
  await Promise.all(
    chain.flatMap((who) =>
      codes.map((inviteCode) => world.database.tx((tx) => bind(tx, who.id, { inviteCode }))),
    ),
  )
  const [first, ...friends] = chain
  expect(await bindingOf(first?.id ?? '')).toBeUndefined()
  for (const [at, friend] of friends.entries())
    expect((await bindingOf(friend.id))?.['inviter_id']).toBe(chain[at]?.id)
  await expect(
    database.asOwner(
      `insert into platform.invite_friend (tenant_id, member_id, inviter_id, code, bound_at)
       values ($1, $2, $3, 'X', now())`,
      [TENANT_ID, first?.id, friends.at(-1)?.id],
    ),
  ).rejects.toThrow('invite_inviter_was_first')
})

test('[AGT-03] ten registrations of one name at once bind one friend', async () => {
  const inviter = await steps.newcomer()
  const code = await steps.codeOf(inviter)
  const from = person(9_001)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => steps.register('onlyone77', { code, referCode: '', from })),
  )
  expect(answers.filter(({ code: wire }) => wire === 200)).toHaveLength(1)
  expect((await steps.infoOf(inviter)).funnel.registered).toBe(1)
})

test('[OPS-06a] [PRV-02] opened links are counted for their code and nothing is kept of who opened them', async () => {
  const inviter = await steps.newcomer()
  const code = await steps.codeOf(inviter)
  await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      world.call(countInviteVisit, { inviteCode: code.toLowerCase() }, person(500 + at)),
    ),
  )
  expect((await world.call(countInviteVisit, { inviteCode: 'NOBODYS' })).code).toBe(200)
  expect((await steps.infoOf(inviter)).funnel.visits).toBe(12)
  const columns = await database.asOwner(
    "select column_name as name from information_schema.columns where table_schema = 'platform' and table_name = 'invite_visit'",
  )
  expect(columns.map(({ name }) => name).toSorted()).toEqual(['code', 'day', 'tenant_id', 'visits'])
})

test('[AGT-06] [PRV-02] an inviter sees masked names, steps and sums of rewards, page by page, and nothing else', async () => {
  const inviter = await steps.newcomer()
  const code = await steps.codeOf(inviter)
  const friends = []
  for (let count = 0; count < 21; count += 1) friends.push(await steps.newcomer({ code }))
  const first = await steps.infoOf(inviter)
  const second = await steps.infoOf(inviter, '2')
  expect([first.friends.length, first.hasMore, second.friends.length, second.hasMore]).toEqual([
    20,
    true,
    1,
    false,
  ])
  const shown = JSON.stringify([first, second])
  for (const friend of friends) {
    const { data } = await world.call(getMember, {}, friend)
    expect(shown).not.toContain(friend.userName)
    expect(shown).not.toContain(data.id)
  }
  expect(Object.keys(first.friends[0] ?? {}).toSorted()).toEqual([
    'isHeld',
    'joinTime',
    'reward',
    'step',
    'userName',
  ])
  expect(first.friends.every(({ userName }) => /^fr\*{3}\d\d$/.test(userName))).toBe(true)
})

test('a page that is no number is refused and says so', async () => {
  const who = await steps.newcomer()
  expect((await world.call(queryInviteInfo, { page: '0' }, who)).status).toBe(400)
})
