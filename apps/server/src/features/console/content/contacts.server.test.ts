import { decideApproval, listApprovals } from '@keo/contract/console-approvals'
import { listAudit } from '@keo/contract/console-audit'
import { askContacts, listContacts } from '@keo/contract/console-contacts'
import type { RequestOf } from '@keo/contract/define-call'
import { ERRORS, type ErrorCode } from '@keo/contract/errors'
import { getAgentConfig } from '@keo/contract/site'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { beforeAll, expect, test } from 'vitest'

const { world } = sharedWorld({ webRoot: null, hasQuietDays: true })
const desk = consoleSteps(world)
const wire = (code: ErrorCode) => ERRORS[code].wire
const OK = 200
const REASON = { reason: 'members ask for us on Telegram' }
const TELEGRAM = { name: 'Telegram @keo', url: 'https://t.me/keo' }
const ZALO = { name: 'Zalo Kèo', url: 'https://zalo.me/0900000000' }
const HOSTS = ['t.me', 'zalo.me']
let admin: Staff
let linh: Staff
let other: Staff

beforeAll(async () => {
  admin = await desk.first()
  linh = await desk.hire(admin, 'content')
  other = await desk.hire(admin, 'content')
})

type Asked = Omit<RequestOf<typeof askContacts>, 'reason'>
const ask = (asked: Asked, as = linh) => desk.ask(askContacts, { ...asked, ...REASON }, as)
const decide = (id: string, isApproved: boolean, as: Staff) =>
  desk.ask(decideApproval, { id, isApproved, ...REASON }, as)
const held = async () => (await desk.ask(listContacts, {}, linh)).data
const shown = async () => (await world.call(getAgentConfig, {})).data.contacts

test('contacts take two people: players see them when the second has approved the links and their hosts', async () => {
  expect(await held()).toEqual({ version: 0, hosts: [], contacts: [], askedBy: '' })
  const asked = await ask({ version: 0, hosts: HOSTS, contacts: [TELEGRAM, ZALO] })
  expect(asked.code).toBe(OK)
  expect(await shown()).toEqual([])
  expect((await held()).askedBy).toBe('Person 1')
  expect((await ask({ version: 0, hosts: HOSTS, contacts: [] }, other)).code).toBe(wire('APPROVAL_OPEN'))
  const { approvalId: id } = asked.data
  const { approvals } = (await desk.ask(listApprovals, {}, other)).data
  expect(approvals.find((one) => one.id === id)?.after).toEqual({
    hosts: 't.me zalo.me',
    contacts: 'Telegram @keo: https://t.me/keo · Zalo Kèo: https://zalo.me/0900000000',
  })
  expect((await decide(id, true, linh)).code).toBe(wire('APPROVAL_OWN'))
  expect(await shown()).toEqual([])
  expect((await decide(id, true, other)).code).toBe(OK)
  expect(await shown()).toEqual([TELEGRAM, ZALO])
  expect(await held()).toEqual({ version: 1, hosts: HOSTS, contacts: [TELEGRAM, ZALO], askedBy: '' })
})

test('what the second person refuses changes nothing, and one who read an older list is told', async () => {
  const { approvalId } = (await ask({ version: 1, hosts: HOSTS, contacts: [] })).data
  expect((await decide(approvalId, false, other)).code).toBe(OK)
  expect(await shown()).toEqual([TELEGRAM, ZALO])
  expect((await ask({ version: 0, hosts: HOSTS, contacts: [TELEGRAM] })).code).toBe(wire('CHANGED_MEANWHILE'))
})

test('removing one takes two people as well, and the log has what stood there before', async () => {
  const { approvalId } = (await ask({ version: 1, hosts: ['zalo.me'], contacts: [ZALO] })).data
  expect(await shown()).toEqual([TELEGRAM, ZALO])
  expect((await decide(approvalId, true, other)).code).toBe(OK)
  expect(await shown()).toEqual([ZALO])
  const { entries } = (await desk.ask(listAudit, { action: 'contacts.changed' }, admin)).data
  expect(entries[0]).toMatchObject({
    before: expect.stringContaining('t.me/keo'),
    after: expect.not.stringContaining('t.me/keo'),
  })
})

test.each([
  ['plain http', 'http://zalo.me/keo'],
  ['a host that the list does not name', 'https://evil.example/keo'],
  ['a host that only begins like one', 'https://zalo.me.evil.example/'],
  ['a name before another host', 'https://zalo.me@evil.example/'],
  ['a script', 'javascript:alert(1)'],
  ['a port of its own', 'https://zalo.me:8443/keo'],
])('a link is refused: %s', async (_why, url) => {
  const wanted = { version: 2, hosts: ['zalo.me'], contacts: [{ name: 'Zalo', url }] }
  expect((await ask(wanted)).code).toBe(wire('INVALID_INPUT'))
})
