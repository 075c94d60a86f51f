import { ERRORS } from '@keo/contract/errors'
import { getMember } from '@keo/contract/members'
import { updateNickName } from '@keo/contract/profile'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { minutes } from '@keo/units/instants'
import { expect, test } from 'vitest'

const { database: testDatabase, world } = sharedWorld()

async function nameOf(token: string) {
  const { nickName, nickNameStatus, refusedNickName } = (await world.call(getMember, {}, { token })).data
  return [nickName, nickNameStatus, refusedNickName]
}

async function pass(ms: number) {
  world.worldClock.jump(ms)
  await world.jobs.runDue()
}

test('[HTM-03] a new name is under review for two to five minutes, then it is accepted', async () => {
  const token = await world.signIn('maitran88')
  const { data } = await world.call(updateNickName, { nickName: '  Mai Vàng ' }, { token })
  expect(data).toEqual({ nickName: 'Mai Vàng', nickNameStatus: true })
  expect(await nameOf(token)).toEqual(['Mai Trần', true, ''])
  await pass(minutes(2) - 1)
  expect(await nameOf(token)).toEqual(['Mai Trần', true, ''])
  await pass(minutes(3) + 1)
  expect(await nameOf(token)).toEqual(['Mai Vàng', false, ''])
})

test('[HTM-03] a listed word is refused by the review: the old name stands, and the member is told which', async () => {
  const token = await world.signIn('linhnguyen7')
  expect((await world.call(updateNickName, { nickName: 'Lừa Đảo 7' }, { token })).code).toBe(200)
  expect(await nameOf(token)).toEqual(['Linh Phủi', true, ''])
  await pass(minutes(5))
  expect(await nameOf(token)).toEqual(['Linh Phủi', false, 'Lừa Đảo 7'])
  await world.call(updateNickName, { nickName: 'Linh Sút' }, { token })
  expect(await nameOf(token)).toEqual(['Linh Phủi', true, ''])
  await pass(minutes(5))
  expect(await nameOf(token)).toEqual(['Linh Sút', false, ''])
})

test('a newer request takes the place of one under review', async () => {
  const token = await world.signIn('khoadeposit2')
  await world.call(updateNickName, { nickName: 'Khoa Một' }, { token })
  await pass(minutes(1))
  await world.call(updateNickName, { nickName: 'Khoa Hai' }, { token })
  await pass(minutes(2) - 1)
  expect(await nameOf(token)).toEqual(['Khoa Khóa', true, ''])
  await pass(minutes(5))
  expect(await nameOf(token)).toEqual(['Khoa Hai', false, ''])
})

test('[HTM-03] [MEM-02c] what is no name is refused by field, in the language of the caller', async () => {
  const token = await world.signIn('thaowithdraw3')
  for (const [nickName, msg] of [
    ['abc', 'A nickname has 4 to 10 characters.'],
    ['mai\u202Etran', 'The nickname has characters that cannot be used.'],
    ['<b>mai</b>', 'The nickname has characters that cannot be used.'],
    ['Admin Kèo', 'A nickname must not look like Kèo or its staff.'],
  ] as const) {
    const refused = await world.call(updateNickName, { nickName }, { token, language: 'en-US' })
    expect([refused.code, refused.fields]).toEqual([ERRORS.INVALID_INPUT.wire, { nickName: msg }])
  }
  expect(await nameOf(token)).toEqual(['Thảo Mập', false, ''])
})

test('[AUD-01] request and verdict are in the audit log', async () => {
  const rows = await testDatabase.asOwner(
    `select actor, action, after from kit.audit_entry where object = 'mbr_01JSEEDLINH00000000000000'
      and action like 'nickname.%' order by id`,
  )
  expect(rows).toMatchObject([
    { action: 'nickname.asked', after: { nickName: 'Lừa Đảo 7' } },
    { action: 'nickname.refused', actor: 'nickname-review' },
    { action: 'nickname.asked', after: { nickName: 'Linh Sút' } },
    { action: 'nickname.accepted', after: { nickName: 'Linh Sút' } },
  ])
})
