import {
  addCallBack,
  finishCallBack,
  getCallBackConfig,
  getVipSupport,
  listCallBacks,
} from '@keo/contract/call-back'
import { ERRORS } from '@keo/contract/errors'
import { getAgentConfig } from '@keo/contract/site'
import { getSupportLinks, listCustomerLines, setCustomerLine } from '@keo/contract/support'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { freshDatabase } from '@keo/dev-world/test-database'
import { startWorld } from '@keo/dev-world/world'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

const { world } = sharedWorld()

const offer = (level: number, isOffered: boolean) =>
  sql`update call_back_level set is_offered = ${isOffered} where vip_level = ${level}`.execute(
    world.database.db,
  )
const asOf = (userName: string, vipLevel: number, mobile: string) => ({
  tenantId: 'keo',
  userName,
  realName: '',
  vipLevel,
  remark: 'Hỏi về rút tiền',
  mobile,
})

test('[OPS-03a] the two lines are told with lineSwitch 0 or 1', async () => {
  const lines = async () => (await world.call(listCustomerLines, {})).data.map((line) => line.lineSwitch)
  expect(await lines()).toEqual([1, 1])
  await world.call(setCustomerLine, { line: 2, lineSwitch: 0 })
  expect(await lines()).toEqual([1, 0])
  await world.call(setCustomerLine, { line: 1, lineSwitch: 0 })
  expect(await lines()).toEqual([0, 0])
  for (const line of [1, 2] as const) await world.call(setCustomerLine, { line, lineSwitch: 1 })
})

test('[OPS-03c] links are in customerServiceLinks: without CHAT_URL both lines lead to our own chat', async () => {
  const { customerServiceLinks } = (await world.call(getSupportLinks, {})).data
  expect(customerServiceLinks).toEqual([
    { line: 1, kind: 'message', link: '/service-chat' },
    { line: 2, kind: 'message', link: '/service-chat' },
  ])
})

test('[OPS-03c] with CHAT_URL the first line is the chat, whose host the web view may open', async () => {
  const database = await freshDatabase()
  const chat = await startWorld({
    databaseUrl: database.url,
    env: { CHAT_URL: 'https://chat.example/open?licence=7' },
  })
  const { customerServiceLinks } = (await chat.call(getSupportLinks, {})).data
  expect(customerServiceLinks).toEqual([
    { line: 1, kind: 'chat', link: 'https://chat.example/open?licence=7' },
    { line: 2, kind: 'message', link: '/service-customer' },
  ])
  expect((await chat.call(getAgentConfig, {})).data.webviewHosts).toContain('chat.example')
  await chat.close()
  await database.close()
})

test('[OPS-04a] mobileConfigView follows level and tenant', async () => {
  const how = { token: await world.signIn('maitran88') }
  const shown = async (tenantId: string, vipLevel: number) =>
    (await world.call(getCallBackConfig, { tenantId, vipLevel }, how)).data.mobileConfigView
  expect([await shown('keo', 3), await shown('other', 3)]).toEqual([true, false])
  await offer(3, false)
  expect(await shown('keo', 3)).toBe(false)
  expect((await world.call(addCallBack, asOf('maitran88', 11, '912345678'), how)).code).toBe(
    ERRORS.CALL_BACK_CLOSED.wire,
  )
  await offer(3, true)
})

test('[OPS-04f] a call-back takes the six fields, needs login, and is the session’s own whatever they say', async () => {
  const how = { token: await world.signIn('maitran88') }
  const { data: vip } = await world.call(getVipSupport, {}, how)
  expect(vip).toMatchObject({ tenantId: 'keo', userName: 'maitran88', vipLevel: 3 })
  expect(vip.mobile).not.toContain('912345678')
  expect((await world.call(addCallBack, asOf('linhnguyen7', 0, '912000111'), how)).code).toBe(200)
  const [waiting] = (await world.call(listCallBacks, {})).data
  expect(waiting).toMatchObject({ userName: 'maitran88', vipLevel: 3, mobile: '912000111' })
  expect((await world.call(addCallBack, asOf('maitran88', 3, ''), how)).code).toBe(
    ERRORS.CALL_BACK_WAITS.wire,
  )
  await world.call(finishCallBack, { id: waiting?.id ?? '' })
  expect((await world.call(addCallBack, asOf('maitran88', 3, ''), how)).code).toBe(200)
  const [own] = (await world.call(listCallBacks, {})).data
  expect(own?.mobile).toBe('+84912345678')
  expect((await world.call(finishCallBack, { id: own?.id ?? '' })).data).toEqual([])
  const nobody = { token: 'nobody' }
  expect((await world.call(addCallBack, asOf('maitran88', 3, ''), nobody)).code).toBe(10009)
})

test('[OPS-04d] without a bound number the own one cannot be called', async () => {
  const how = { token: await world.signIn('linhnguyen7') }
  expect((await world.call(getVipSupport, {}, how)).data.mobile).toBe('')
  expect((await world.call(addCallBack, asOf('linhnguyen7', 0, ''), how)).code).toBe(
    ERRORS.CALL_BACK_NO_MOBILE.wire,
  )
  expect((await world.call(listCallBacks, {})).data).toEqual([])
})

test('script and 1 MB in the fields of a call-back are refused, and nobody is to be called', async () => {
  const how = { token: await world.signIn('maitran88') }
  const good = asOf('maitran88', 3, '912000111')
  const bad = [
    { ...good, remark: '<script>alert(1)</script>' },
    { ...good, remark: 'a'.repeat(1024 * 1024) },
    { ...good, realName: 'a'.repeat(1024 * 1024) },
  ]
  for (const request of bad) {
    const { code, msg } = await world.call(addCallBack, request, how)
    expect([ERRORS.INVALID_INPUT.wire, ERRORS.BODY_TOO_LARGE.wire]).toContain(code)
    expect(msg).not.toBe('')
  }
  // The name is the session's own: what the field says is not kept.
  const { code } = await world.call(addCallBack, { ...good, realName: '<img src=x onerror=alert(1)>' }, how)
  expect(code).toBe(200)
  const waiting = (await world.call(listCallBacks, {})).data
  expect(waiting).toHaveLength(1)
  expect(JSON.stringify(waiting)).not.toContain('onerror')
  await world.call(finishCallBack, { id: waiting[0]?.id ?? '' })
})

test.each(['12345', '123456789012', '09-1234567', '<script>'])('the number %s is refused', async (mobile) => {
  const how = { token: await world.signIn('maitran88') }
  expect((await world.call(addCallBack, asOf('maitran88', 3, mobile), how)).code).toBe(
    ERRORS.INVALID_INPUT.wire,
  )
})
