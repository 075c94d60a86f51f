import { expect, test } from 'vitest'
import { CALLS } from './calls.ts'

const ofAgents = CALLS.filter(({ path }) => /\/member\/(agent|invite)\//.test(path))

test('[AGT-06] an agent moves no money: every call of agents and inviters reads, but the application, the count of a link and the drawing of the own reward, and none of these takes a member or a sum', () => {
  expect(ofAgents.length).toBeGreaterThan(10)
  const changing = ofAgents.filter(({ method }) => method !== 'GET')
  const fields = new Map(changing.map(({ path, request }) => [path, Object.keys(request.shape).toSorted()]))
  expect(Object.fromEntries(fields)).toEqual({
    '/api/member/agent/apply': ['agentAccount', 'contactName', 'mobile', 'mobileArea', 'plan'],
    '/api/member/invite/drawAward': ['friends'],
    '/api/member/invite/visit': ['inviteCode'],
  })
})
