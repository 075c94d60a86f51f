import * as addresses from '@keo/contract/addresses'
import * as agent from '@keo/contract/agent-application'
import type { Call } from '@keo/contract/define-call'
import { ERRORS } from '@keo/contract/errors'
import * as security from '@keo/contract/member-security'
import * as members from '@keo/contract/members'
import * as profile from '@keo/contract/profile'
import { badInputProblems } from '@keo/dev-world/bad-input'
import { request as httpRequest } from 'node:http'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { expect, test } from 'vitest'

const { database: testDatabase, world } = sharedWorld()

const MAI = 'mbr_01JSEEDMA1000000000000000'
const LINH = 'mbr_01JSEEDLINH00000000000000'
const ADDRESS = {
  name: 'Trần Thị Mai',
  phone: '0912345678',
  province: 'Huế',
  ward: 'Phường Thuận Hóa',
  line: 'Số 1',
  isDefault: true,
}
const AGENT = {
  agentAccount: 'a_maitran',
  contactName: 'Trần Thị Mai',
  mobileArea: '84',
  mobile: '912345678',
  plan: 'Nhóm bóng đá phủi ở Hà Nội.',
}

type Fields = Record<string, unknown>
/** Every call of the feature with a request that is right. */
const RIGHT: [Call, Fields][] = [
  [members.getMember, {}],
  [profile.updateAvatar, { avatar: 3 }],
  [profile.updateBirthday, { birthday: '1990-01-01' }],
  [profile.updateSex, { sex: 1 }],
  [profile.updateNickName, { nickName: 'Mai Mới' }],
  [profile.modifyQuickSettings, { mouthSetting: 1, pushTong: 2, pushTongStatus: 1 }],
  [security.checkMobileForBinding, { mobileArea: '84', mobile: '912000001' }],
  [security.bindMobile, { mobileArea: '84', mobile: '912000001', smsCode: '123456', oldSmsCode: '123456' }],
  [
    security.bindEmail,
    { email: 'mai@site.example', emailCode: '123456', oldSmsCode: '123456', password: 'conMeo7Vang' },
  ],
  [security.updatePassword, { oldPassword: 'khongPhai1', password: 'conMeo7Vang', smsCode: '123456' }],
  [security.refreshIdentityCode, {}],
  [addresses.listAddresses, {}],
  [addresses.saveAddress, ADDRESS],
  [addresses.deleteAddress, { id: 'adr_01JSEEDNONE00000000000000' }],
  [agent.getAgentApplication, {}],
  [agent.applyAsAgent, AGENT],
]
const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value
const DECLARED = [members, profile, security, addresses, agent].flatMap((area) =>
  Object.values<unknown>(area).filter(isCall),
)

test('every call of the feature is attacked here', () => {
  expect(RIGHT.map(([call]) => call.path).toSorted()).toEqual(DECLARED.map(({ path }) => path).toSorted())
})

/** What no member may set; the rest of the row may change by the call's own field. */
const PLANTED = {
  id: LINH,
  memberId: LINH,
  userId: LINH,
  member_id: LINH,
  tenantId: 'other',
  tenant_id: 'other',
  userName: 'hacker77',
  vipLevel: 11,
  vip_level: 11,
  role: 9,
  status: '',
  balance: 1e9,
  currency: 'USDT',
  nickNameStatus: false,
  realName: 'HACKER',
  liveManageStatus: 1,
  locks: [],
  is_seeded: false,
  identity_verified_at: '2020-01-01',
  large_withdraw_hold_until: null,
  state: 'accepted',
}
const GUARDED = `select id, tenant_id, user_name, vip_level, role, status, currency, real_name, live_manage_status,
  is_seeded, identity_verified_at, large_withdraw_hold_until, nick_name, mobile, email from platform.member order by id`

test.each(RIGHT)('[ACS-08] [ACS-14] planted fields change nothing: $path', async (call, right) => {
  const token = await world.signIn('maitran88')
  const before = await testDatabase.asOwner(GUARDED)
  const linh = await testDatabase.asOwner('select * from platform.member where id = $1', [LINH])
  const owned = Object.fromEntries(
    Object.entries(PLANTED).filter(([field]) => !(field in call.request.def.shape)),
  )
  const answer = await world.call(call, { ...right, ...owned }, { token })
  expect(answer.status).toBeLessThan(500)
  expect(answer.code).not.toBe(ERRORS.INVALID_INPUT.wire)
  expect(await testDatabase.asOwner(GUARDED)).toEqual(before)
  expect(await testDatabase.asOwner('select * from platform.member where id = $1', [LINH])).toEqual(linh)
})

test('[ACS-08] what was planted is in no table', async () => {
  for (const table of ['delivery_address', 'agent_application', 'nick_name_review', 'identity_code']) {
    const rows = await testDatabase.asOwner(`select * from platform.${table}`)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect([row.member_id, row.tenant_id]).toEqual([MAI, 'keo'])
    expect(JSON.stringify(rows)).not.toMatch(/hacker|accepted/i)
  }
})

/** `__proto__` as it travels: JSON.stringify would leave it out. */
function sendRaw(path: string, body: string, token: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', authorization: token }
    const sent = httpRequest(new URL(path, world.url), { method: 'PUT', headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

test.each(['{"avatar":4,"__proto__":{"role":9}}', '{"avatar":4,"constructor":{"prototype":{"role":9}}}'])(
  '[ACS-08] %s is refused as a whole',
  async (body) => {
    const token = await world.signIn('maitran88')
    expect(await sendRaw(profile.updateAvatar.path, body, token)).toBe(400)
    expect((await world.call(members.getMember, {}, { token })).data).toMatchObject({ avatar: 3, role: 0 })
    expect(({} as { role?: number }).role).toBeUndefined()
  },
)

test.each(RIGHT)(
  'without a session, with a stale or a made-up token nothing answers: $path',
  async (call, right) => {
    const stale = await world.signIn('linhnguyen7')
    await world.signIn('linhnguyen7')
    const codes = []
    for (const token of ['', 'A'.repeat(43), stale])
      codes.push((await world.call(call, right, { token })).code)
    expect(codes).toEqual([10009, 10009, 10018])
  },
)

test.each(RIGHT)(
  'bad input ends in a clear refusal by field: $path',
  { timeout: 60_000 },
  async (call, right) => {
    const token = await world.signIn('thaowithdraw3')
    expect(await badInputProblems(world, call, right, { token })).toEqual([])
  },
)
