import { logout } from '@keo/contract/accounts'
import { ERRORS } from '@keo/contract/errors'
import { getMember } from '@keo/contract/members'
import { uploadErrorReport } from '@keo/contract/error-report'
import { getAgentConfig, getHomeBar, NO_MAINTENANCE, querySiteMaintenance } from '@keo/contract/site'
import { getDevice, getDomainType, getPublicIp, listCountries } from '@keo/contract/visitors'
import { setSandboxMaintenance } from '@keo/contract/sandbox'
import { badInputProblems } from '@keo/dev-world/bad-input'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { startWorld } from '@keo/dev-world/world'
import { hours } from '@keo/units/instants'
import { expect, test } from 'vitest'

const { database: testDatabase, world } = sharedWorld()

test('[AGT-01] [OPS-08b] the host chooses the line, a forged one gets the default', async () => {
  const lineOf = async (host?: string) =>
    (await world.call(getAgentConfig, {}, host === undefined ? {} : { host })).data.name
  expect(await lineOf('www.keo-trung.example')).toBe('keo-trung')
  expect(await lineOf('keo-trung.example:8080')).toBe('keo-trung')
  expect(await lineOf()).toBe('keo')
  for (const forged of [
    'keo-trung.example@evil.example',
    'keo-trung.example/x',
    '-keo-trung.example',
    'a..b',
  ]) {
    expect([forged, await lineOf(forged)]).toEqual([forged, 'keo'])
  }
})

test('[RSP-18] the site names its help contacts in every language, and the age it asks for', async () => {
  const notes = new Set<string>()
  for (const language of ['vi-VI', 'en-US', 'zh-CN', 'th-TH']) {
    const { helpContacts, ageMin } = (await world.call(getAgentConfig, {}, { language })).data
    expect([ageMin, helpContacts.map(({ id }) => id)]).toEqual([18, ['gambling-therapy']])
    for (const { note } of helpContacts) notes.add(note)
  }
  expect(notes.size).toBe(4)
})

test('[NET-11a] the public address is plain text', async () => {
  expect(await world.call(getPublicIp, {})).toMatchObject({ status: 200, data: '127.0.0.1' })
})

test('the device call says what the server sees, and needs no session', async () => {
  const { data } = await world.call(getDevice, {}, { deviceNo: 'PC-LIN-1', language: 'th-TH' })
  expect(data).toEqual({
    deviceNo: 'PC-LIN-1',
    client: '9',
    clientModel: '',
    language: 'th-TH',
    ip: '127.0.0.1',
    serverTime: '2026-01-31 20:00:00',
  })
})

test('[ACC-17b] domainType is one of three', async () => {
  expect((await world.call(getDomainType, {})).data).toBe(1)
})

test('content follows the Language header', async () => {
  const namesIn = async (language: string) =>
    (await world.call(listCountries, {}, { language })).data[0]?.name
  expect(await namesIn('vi-VI')).toBe('Việt Nam')
  expect(await namesIn('zh-CN')).toBe('越南')
  const { data } = await world.call(getHomeBar, {}, { language: 'en-US' })
  expect(data.banners[0]?.tag).toBe('In play')
})

test('[NET-07d] [NET-07e] without maintenance the answer is the empty default', async () => {
  expect((await world.call(querySiteMaintenance, { point: '1' })).data).toEqual(NO_MAINTENANCE)
})

test('[NET-07e] maintenance has its seven fields, ends by the clock and concerns its point only', async () => {
  await world.call(setSandboxMaintenance, {
    isOn: true,
    title: 'Nâng cấp',
    content: 'Xong ngay',
    startTime: '2026-01-31 19:00:00',
    endTime: '2026-01-31 21:00:00',
  })
  const ask = async (point: string) => (await world.call(querySiteMaintenance, { point })).data
  expect(await ask('1')).toEqual({
    id: 'sandbox',
    point: '1',
    status: '1',
    title: 'Nâng cấp',
    content: 'Xong ngay',
    startTime: '2026-01-31 19:00:00',
    endTime: '2026-01-31 21:00:00',
  })
  expect(await ask('2')).toEqual(NO_MAINTENANCE)
  await world.clock.jump(hours(1))
  expect(await ask('1')).toEqual(NO_MAINTENANCE)
})

const report = {
  userId: 'mai-1',
  phoneInfo: 'Android',
  modelName: 'Pixel',
  interfaceAddress: '/api/member/get',
  reqMsg: '{"password":"hunter22","token":"abc"}',
  rpsMsg: '',
  sendTime: '2026-01-31 20:00:00',
  recieveTime: '2026-01-31 20:00:01',
}

test('[HTM-06] [HTM-07] an uploaded report is kept as data, without secrets', async () => {
  const { data } = await world.call(uploadErrorReport, report)
  const [row] = await testDatabase.asOwner('select * from platform.error_report where id = $1', [data.id])
  expect(row).toMatchObject({ member_id: null, address: '127.0.0.1', model_name: 'Pixel' })
  expect(JSON.stringify(row)).not.toContain('hunter22')
})

test('[HTM-06] a report over its limits, or of another shape, is refused', async () => {
  for (const wrong of [{ ...report, reqMsg: 'x'.repeat(4001) }, { ...report, userId: 5 }, {}]) {
    const answer = await world.call(uploadErrorReport, wrong as typeof report)
    expect(answer.code).toBe(ERRORS.INVALID_INPUT.wire)
  }
})

test('[HTM-06] reports of one address are limited', async () => {
  const limited = await startWorld({ databaseUrl: testDatabase.url, env: { RATE_LIMITS: 'on' } })
  try {
    const codes: number[] = []
    for (let n = 0; n < 31; n++) {
      codes.push((await limited.call(uploadErrorReport, report, { deviceNo: `device-${n}` })).code)
    }
    expect(codes.slice(0, 30)).toEqual(Array(30).fill(200))
    expect(codes[30]).toBe(ERRORS.TOO_MANY_REQUESTS.wire)
  } finally {
    await limited.close()
  }
})

test('[MEM-04a] [PRV-01] [PRV-03] the member sees its own fields and a masked phone, nothing more', async () => {
  const token = await world.signIn('maitran88')
  const { data } = await world.call(getMember, {}, { token })
  expect(data).toEqual({
    id: expect.stringMatching(/^mbr_/),
    userName: 'maitran88',
    nickName: 'Mai Trần',
    nickNameStatus: false,
    avatar: 2,
    mobile: '912***5678',
    mobileArea: '84',
    vipLevel: 3,
    tenantId: 'keo',
    realName: 'TRAN THI MAI',
    role: 0,
    liveManageStatus: 0,
    memberQuickSettingRespVO: { mouthSetting: 0, pushTong: 1, pushTongStatus: 0 },
    status: '',
    loginState: 0,
    ipUserName: '',
    deviceId: expect.stringMatching(/^H5-AND/),
    currency: 'VND',
    birthday: '',
    isBirthdayLocked: false,
    sex: 0,
    email: '',
    hasPassword: true,
    locks: [],
    refusedNickName: '',
  })
})

test('[SES-03] after logout the token opens nothing', async () => {
  const token = await world.signIn('maitran88')
  expect((await world.call(logout, {}, { token })).data).toBeNull()
  expect((await world.call(getMember, {}, { token })).code).toBe(ERRORS.SESSION_EXPIRED.wire)
})

test('[CFG-05] whatever stands in a field of the calls of every page, it is named and nothing breaks', async () => {
  expect(await badInputProblems(world, uploadErrorReport, report)).toEqual([])
  expect(await badInputProblems(world, querySiteMaintenance, { point: '1' })).toEqual([])
})
