import { addCallBack } from '@keo/contract/call-back'
import { listAudit } from '@keo/contract/console-audit'
import { getSupportReach, setSupportReach } from '@keo/contract/console-support-reach'
import { ERRORS } from '@keo/contract/errors'
import { listCustomerLines } from '@keo/contract/support'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { beforeAll, expect, test } from 'vitest'

const OK = 200
const REASON = { reason: 'nobody calls at night' }
const { world } = sharedWorld({ webRoot: null })
const desk = consoleSteps(world)
let admin: Staff
let mai: Staff

beforeAll(async () => {
  admin = await desk.first()
  mai = await desk.hire(admin, 'support')
})

const standing = async () => (await desk.ask(getSupportReach, {}, mai)).data
const linesOn = async () => (await world.call(listCustomerLines, {})).data.map(({ lineSwitch }) => lineSwitch)

test('lines and calls are turned off and on by support alone, members see it at once, and the log says from what to what', async () => {
  const before = await standing()
  expect(before.lines).toEqual([true, true])
  const off = { lines: [true, false] as [boolean, boolean], callBacks: before.callBacks.map(() => false) }
  expect((await desk.ask(setSupportReach, { ...off, ...REASON }, admin)).code).toBe(ERRORS.NOT_ALLOWED.wire)
  expect((await desk.ask(setSupportReach, { ...off, ...REASON }, mai)).data).toEqual({ isChanged: true })
  expect((await desk.ask(setSupportReach, { ...off, ...REASON }, mai)).data).toEqual({ isChanged: false })
  expect(await standing()).toEqual(off)
  expect(await linesOn()).toEqual([1, 0])
  const token = await world.signIn('maitran88')
  const asked = { tenantId: 'keo', userName: '', realName: '', vipLevel: 3, remark: '', mobile: '0912345678' }
  expect((await world.call(addCallBack, asked, { token })).code).toBe(ERRORS.CALL_BACK_CLOSED.wire)
  expect((await desk.ask(setSupportReach, { ...before, ...REASON }, mai)).code).toBe(OK)
  expect(await linesOn()).toEqual([1, 1])
  const { entries } = (await desk.ask(listAudit, { action: 'support.reach-set' }, admin)).data
  expect(entries.map(({ actor }) => actor)).toEqual([mai.id, mai.id])
  expect(entries[1]?.before).toContain('1 2')
})

test('as many levels as there are: fewer or more change nothing', async () => {
  const before = await standing()
  for (const callBacks of [[], [...before.callBacks, true]])
    expect((await desk.ask(setSupportReach, { ...before, callBacks, ...REASON }, mai)).code).toBe(
      ERRORS.INVALID_INPUT.wire,
    )
  expect(await standing()).toEqual(before)
})
