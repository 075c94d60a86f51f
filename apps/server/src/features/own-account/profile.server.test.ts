import { ERRORS } from '@keo/contract/errors'
import { getMember, type Sex } from '@keo/contract/members'
import { modifyQuickSettings, updateAvatar, updateBirthday, updateSex } from '@keo/contract/profile'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { expect, test } from 'vitest'
import { sqlMemberStore } from '../members/member-store.ts'

const MAI = 'mbr_01JSEEDMA1000000000000000'

const { database: testDatabase, world } = sharedWorld()

const me = async (token: string) => (await world.call(getMember, {}, { token })).data

test('[MEM-04a] [PRV-03] the profile carries these fields and no other', async () => {
  const info = await me(await world.signIn('maitran88'))
  expect(Object.keys(info).toSorted()).toMatchInlineSnapshot(`
    [
      "avatar",
      "birthday",
      "currency",
      "deviceId",
      "email",
      "hasPassword",
      "id",
      "ipUserName",
      "isBirthdayLocked",
      "liveManageStatus",
      "locks",
      "loginState",
      "memberQuickSettingRespVO",
      "mobile",
      "mobileArea",
      "nickName",
      "nickNameStatus",
      "realName",
      "refusedNickName",
      "role",
      "sex",
      "status",
      "tenantId",
      "userName",
      "vipLevel",
    ]
  `)
  expect(info).toMatchObject({ userName: 'maitran88', role: 0, vipLevel: 3, hasPassword: true, locks: [] })
})

test('[MEM-05d] [PRV-01] the own contacts leave the server masked', async () => {
  await testDatabase.asOwner(
    `update platform.member set email = 'mai.tran@site.example' where user_name = 'maitran88'`,
  )
  const info = await me(await world.signIn('maitran88'))
  expect(info).toMatchObject({ mobile: '912***5678', mobileArea: '84', email: 'm***@site.example' })
  expect(JSON.stringify(info)).not.toContain('912345678')
  expect(JSON.stringify(info)).not.toContain('mai.tran')
})

test('[MEM-01a] [ACS-09] one of ten avatars', async () => {
  const token = await world.signIn('linhnguyen7')
  expect((await world.call(updateAvatar, { avatar: 10 }, { token })).data).toEqual({ avatar: 10 })
  expect((await me(token)).avatar).toBe(10)
  for (const avatar of [0, 11, -1, 1.5, Number.MAX_SAFE_INTEGER]) {
    const refused = await world.call(updateAvatar, { avatar }, { token })
    expect([refused.code, Object.keys(refused.fields ?? {})]).toEqual([ERRORS.INVALID_INPUT.wire, ['avatar']])
  }
  expect((await me(token)).avatar).toBe(10)
})

test('[MEM-01c] [ACS-09] the relationship is private, single or married', async () => {
  const token = await world.signIn('linhnguyen7')
  for (const sex of [1, 2, 0] as const) {
    await world.call(updateSex, { sex }, { token })
    expect((await me(token)).sex).toBe(sex)
  }
  for (const sex of [3, -1]) {
    expect((await world.call(updateSex, { sex: sex as Sex }, { token })).code).toBe(ERRORS.INVALID_INPUT.wire)
  }
})

test('[MEM-01b] [ACS-09] a birthday lies in the past and makes an adult', async () => {
  const token = await world.signIn('linhnguyen7')
  const young = await world.call(updateBirthday, { birthday: '2008-02-01' }, { token })
  expect(young).toMatchObject({ code: ERRORS.TOO_YOUNG.wire, msg: 'Bạn phải từ 18 tuổi trở lên.' })
  for (const birthday of ['2030-01-01', '1999-02-29', '2000-1-1', '', '01-01-2000']) {
    const refused = await world.call(updateBirthday, { birthday }, { token })
    expect([refused.code, Object.keys(refused.fields ?? {})]).toEqual([
      ERRORS.INVALID_INPUT.wire,
      ['birthday'],
    ])
  }
  expect((await me(token)).birthday).toBe('')
  await world.call(updateBirthday, { birthday: '2008-01-31' }, { token })
  expect(await me(token)).toMatchObject({ birthday: '2008-01-31', isBirthdayLocked: false })
})

test('[ACS-09] a verified birthday stands', async () => {
  const token = await world.signIn('maitran88')
  const person = { realName: 'TRAN THI MAI', birthday: '1995-05-05' }
  await sqlMemberStore(world.database.db, 'keo').confirmIdentity(MAI, person, world.worldClock.now())
  const refused = await world.call(updateBirthday, { birthday: '1990-01-01' }, { token })
  expect(refused.code).toBe(ERRORS.BIRTHDAY_LOCKED.wire)
  expect(await me(token)).toMatchObject({ birthday: '1995-05-05', isBirthdayLocked: true })
})

test('quick settings are kept', async () => {
  const token = await world.signIn('linhnguyen7')
  const settings = { mouthSetting: 2, pushTong: 2, pushTongStatus: 1 } as const
  await world.call(modifyQuickSettings, settings, { token })
  expect((await me(token)).memberQuickSettingRespVO).toEqual(settings)
  const odd = await world.call(modifyQuickSettings, { ...settings, pushTong: 3 as 2 }, { token })
  expect([odd.code, Object.keys(odd.fields ?? {})]).toEqual([ERRORS.INVALID_INPUT.wire, ['pushTong']])
})

test('every lock comes with its cause', async () => {
  expect(await me(await world.signIn('khoadeposit2'))).toMatchObject({
    status: '2',
    locks: [{ lock: 'deposit', cause: 'identity' }],
  })
  expect(await me(await world.signIn('thaowithdraw3'))).toMatchObject({
    status: '3',
    locks: [{ lock: 'withdraw', cause: 'security' }],
  })
  await testDatabase.asOwner(
    `update platform.member set status = '1,2', lock_causes = '{"1":"terms"}' where user_name = 'thaowithdraw3'`,
  )
  const token = await world.signIn('thaowithdraw3')
  expect((await me(token)).locks).toEqual([
    { lock: 'disabled', cause: 'terms' },
    { lock: 'deposit', cause: 'review' },
  ])
})

test('[AUD-01] each change is in the audit log with what was before', async () => {
  const token = await world.signIn('maitran88')
  const { avatar } = await me(token)
  await world.call(updateAvatar, { avatar: 7 }, { token, deviceNo: 'H5-IOS-1-audit1-00000000' })
  const [entry] = await testDatabase.asOwner(
    `select * from kit.audit_entry where action = 'member.avatar' order by id desc limit 1`,
  )
  expect(entry).toMatchObject({
    actor: MAI,
    device: 'H5-IOS-1-audit1-00000000',
    before: { avatar },
    after: { avatar: 7 },
  })
  expect(entry?.session).toMatch(/^ses_/)
})
