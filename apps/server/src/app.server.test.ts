import { logout } from '@keo/contract/accounts'
import { CALLS } from '@keo/contract/calls'
import { getMember } from '@keo/contract/members'
import { uploadErrorReport } from '@keo/contract/error-report'
import { getSocketTicket } from '@keo/contract/socket'
import { keptLog } from '@keo/dev-world/kept-log'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { expect, test } from 'vitest'
import { MEMBERS } from './seeds/members.ts'

const serverLog = keptLog()
const { lines } = serverLog
const { world } = sharedWorld({ log: serverLog.log, env: { OPERATOR_TOKEN: 'operator-S3cret' } })

const userName = MEMBERS[0]?.user_name ?? ''

test('every declared call has a route', async () => {
  for (const call of CALLS) {
    const url = world.url + call.path.replace(/\{\w+\}/g, '1')
    const { status } = await fetch(url, { method: call.method === 'GET' ? 'POST' : 'GET' })
    expect({ path: call.path, status }).toEqual({ path: call.path, status: expect.toSatisfy(isKnownPath) })
  }
})
/** 405 tells that the path exists under another method; 415 that two calls share it. */
const isKnownPath = (status: number) => status === 405 || status === 415

test('[CFG-05] every declared call answers rubbish with a catalogue error in the caller language', async () => {
  for (const call of CALLS) {
    const url = world.url + call.path.replace(/\{\w+\}/g, '%00')
    const hasBody = call.method === 'POST' || call.method === 'PUT'
    const answer = await fetch(hasBody ? url : `${url}?x[]=1&__proto__=2`, {
      method: call.method,
      headers: { language: 'en-US', ...(hasBody ? { 'content-type': 'application/json' } : {}) },
      ...(hasBody ? { body: '[{"a":' } : {}),
    })
    expect(answer.status).toBeLessThan(500)
  }
})

test('[AUD-04] the logs of a whole run hold none of the secrets that were used', async () => {
  const token = await world.signIn(userName)
  await world.call(getMember, {}, { token })
  const { data } = await world.call(getSocketTicket, {}, { token })
  await fetch(`${world.url}/api/user/public/ip?token=${token}&smsCode=482913`)
  await fetch(`${world.url}/api/user/auth/mobile-registerCheckByCode/84912345678/482913`)
  await fetch(`${world.url}/metrics`, { headers: { authorization: 'operator-S3cret' } })
  const text = 'password=S3cret-pass'
  const report = {
    userId: 'a',
    phoneInfo: '',
    modelName: '',
    interfaceAddress: `/x?token=${token}`,
    rpsMsg: '',
  }
  await world.call(uploadErrorReport, { ...report, reqMsg: text, sendTime: '', recieveTime: '' })
  await world.call(logout, {}, { token })
  await world.call(getMember, {}, { token })

  const log = lines.join('')
  expect(log).toContain('/api/member/get')
  for (const secret of [token, data.ticket, 'operator-S3cret', 'S3cret-pass', '482913', '84912345678']) {
    expect(log).not.toContain(secret)
  }
})
