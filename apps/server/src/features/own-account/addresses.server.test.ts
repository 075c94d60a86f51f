import { ADDRESSES_MAX, deleteAddress, listAddresses, saveAddress } from '@keo/contract/addresses'
import { applyAsAgent, getAgentApplication } from '@keo/contract/agent-application'
import { ERRORS } from '@keo/contract/errors'
import { refreshIdentityCode } from '@keo/contract/member-security'
import { decideSandboxAgentApplication } from '@keo/contract/sandbox'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { hours, minutes } from '@keo/units/instants'
import { beforeEach, expect, test } from 'vitest'

const { database: testDatabase, world } = sharedWorld()
beforeEach(() =>
  testDatabase.asOwner(
    'truncate platform.delivery_address, platform.agent_application, platform.identity_code',
  ),
)

const home = {
  name: 'Trần Thị Mai',
  phone: '0912 345 678',
  province: 'Hà Nội',
  ward: 'Phường Láng',
  line: '12 ngõ 34, đường Láng',
  isDefault: false,
} as const

const plan = 'Nhóm bóng đá phủi ở Hà Nội, 2.000 người.'
const request = {
  agentAccount: 'a_maitran',
  contactName: 'Trần Thị Mai',
  mobileArea: '84',
  mobile: '0912345678',
  plan,
}

test('a delivery address is added, changed and deleted; the first is the default', async () => {
  const token = await world.signIn('maitran88')
  const { data: first } = await world.call(saveAddress, home, { token })
  expect(first).toMatchObject({ ...home, phone: '912345678', isDefault: true })
  const { data: second } = await world.call(
    saveAddress,
    { ...home, line: 'Số 2', isDefault: true },
    { token },
  )
  const { data: both } = await world.call(listAddresses, {}, { token })
  expect(both.map(({ line, isDefault }) => [line, isDefault])).toEqual([
    ['Số 2', true],
    [home.line, false],
  ])
  await world.call(saveAddress, { ...home, id: second.id, ward: 'Phường Hoàn Kiếm' }, { token })
  const { data: left } = await world.call(deleteAddress, { id: second.id }, { token })
  expect(left).toEqual([{ ...first, isDefault: true }])
  expect((await world.call(deleteAddress, { id: first.id }, { token })).data).toEqual([])
})

test('the default can be moved, not taken away', async () => {
  const token = await world.signIn('maitran88')
  const { data: only } = await world.call(saveAddress, { ...home, isDefault: true }, { token })
  const { data: still } = await world.call(saveAddress, { ...home, id: only.id, isDefault: false }, { token })
  expect(still.isDefault).toBe(true)
})

test('at most ten addresses, also when many come at once', async () => {
  const token = await world.signIn('maitran88')
  const answers = await Promise.all(
    Array.from({ length: ADDRESSES_MAX + 3 }, (_, n) =>
      world.call(saveAddress, { ...home, line: `Số ${n}`, isDefault: true }, { token }),
    ),
  )
  const refused = answers.filter(({ code }) => code === ERRORS.ADDRESS_LIMIT.wire)
  expect(refused).toHaveLength(3)
  expect(refused[0]?.msg).toBe('Bạn chỉ lưu được tối đa 10 địa chỉ.')
  const { data } = await world.call(listAddresses, {}, { token })
  expect(data).toHaveLength(ADDRESSES_MAX)
  expect(data.filter(({ isDefault }) => isDefault)).toHaveLength(1)
})

test('the addresses of another member are out of reach', async () => {
  const mai = await world.signIn('maitran88')
  const linh = await world.signIn('linhnguyen7')
  const { data } = await world.call(saveAddress, home, { token: mai })
  expect((await world.call(listAddresses, {}, { token: linh })).data).toEqual([])
  for (const answer of [
    await world.call(deleteAddress, { id: data.id }, { token: linh }),
    await world.call(saveAddress, { ...home, id: data.id, line: 'Chỗ khác' }, { token: linh }),
  ]) {
    expect(answer.code).toBe(ERRORS.NOT_FOUND.wire)
  }
  expect((await world.call(listAddresses, {}, { token: mai })).data).toEqual([data])
})

test.each([
  ['name', 'Mai 88'],
  ['name', 'M'],
  ['name', 'Mai\u202ETran'],
  ['phone', '12345'],
  ['phone', '+86 13812345678'],
  ['province', 'Atlantis'],
  ['ward', '   '],
  ['line', '<script>'],
  ['line', 'nhà 🏠'],
  ['line', 'x'.repeat(121)],
])('an address whose %s is %j is refused by that field', async (field, value) => {
  const token = await world.signIn('maitran88')
  const answer = await world.call(saveAddress, { ...home, [field]: value }, { token })
  expect([answer.code, Object.keys(answer.fields ?? {})]).toEqual([ERRORS.INVALID_INPUT.wire, [field]])
})

test('[ACC-10d] somebody applies to become an agent, once at a time', async () => {
  const token = await world.signIn('maitran88')
  expect((await world.call(getAgentApplication, {}, { token })).data).toEqual({ application: null })
  const { data } = await world.call(applyAsAgent, request, { token })
  expect(data.application).toEqual({
    state: 'open',
    agentAccount: 'a_maitran',
    contactName: 'Trần Thị Mai',
    mobileArea: '84',
    mobile: '912***5678',
    plan,
    applyTime: '2026-01-31 20:00:00',
    decideTime: '',
  })
  expect((await world.call(getAgentApplication, {}, { token })).data).toEqual(data)
  const again = await world.call(applyAsAgent, { ...request, agentAccount: 'a_other' }, { token })
  expect(again.code).toBe(ERRORS.AGENT_APPLICATION_OPEN.wire)
})

test('[ACC-10d] an agent account has its pattern and one owner', async () => {
  const mai = await world.signIn('maitran88')
  const linh = await world.signIn('linhnguyen7')
  for (const agentAccount of [
    'maitran',
    'a_ab',
    'a_abcdefghijklmnop',
    'a_mai tran',
    'A_maitran',
    'a_maitran\n',
  ]) {
    const answer = await world.call(applyAsAgent, { ...request, agentAccount }, { token: mai })
    expect(answer.fields).toEqual({
      agentAccount: 'Tài khoản đại lý bắt đầu bằng a_ và thêm 3 đến 15 chữ cái hoặc chữ số.',
    })
  }
  const [one, other] = await Promise.all([
    world.call(applyAsAgent, request, { token: mai }),
    world.call(applyAsAgent, { ...request, agentAccount: 'a_MaiTran' }, { token: linh }),
  ])
  expect([one.code, other.code].toSorted((a, b) => a - b)).toEqual([200, ERRORS.AGENT_ACCOUNT_TAKEN.wire])
})

test('after a refusal one may apply again; an agent may not', async () => {
  const token = await world.signIn('maitran88')
  await world.call(applyAsAgent, request, { token })
  const decide = (state: 'accepted' | 'refused') =>
    world.call(decideSandboxAgentApplication, { state }, { token })
  await decide('refused')
  const { data: refused } = await world.call(getAgentApplication, {}, { token })
  expect(refused.application).toMatchObject({ state: 'refused', decideTime: expect.stringMatching(/^2026-/) })
  world.worldClock.jump(minutes(1))
  expect((await world.call(applyAsAgent, request, { token })).data.application.state).toBe('open')
  await decide('accepted')
  expect((await world.call(applyAsAgent, request, { token })).code).toBe(ERRORS.AGENT_ALREADY.wire)
  expect((await decide('refused')).code).toBe(ERRORS.NOT_FOUND.wire)
})

test('a code for support is new each time and good for ten minutes', async () => {
  const token = await world.signIn('maitran88')
  const { data: first } = await world.call(refreshIdentityCode, {}, { token })
  const { data: second } = await world.call(refreshIdentityCode, {}, { token })
  expect(second.code).not.toBe(first.code)
  const kept = () => testDatabase.asOwner('select member_id, code, expires_at from platform.identity_code')
  const [only, ...others] = await kept()
  expect(others).toEqual([])
  expect(only).toMatchObject({ member_id: 'mbr_01JSEEDMA1000000000000000', code: second.code })
  expect(Number(only?.expires_at)).toBe(Math.floor(world.worldClock.now()) + minutes(10))
  world.worldClock.jump(hours(2))
  await world.jobs.runDue()
  expect(await kept()).toEqual([])
})
