import { ERRORS } from '@keo/contract/errors'
import {
  getSharedTicket,
  getTicketLink,
  shareTicket,
  TICKET_LINK_DAYS,
  withdrawTicket,
} from '@keo/contract/shared-tickets'
import { badInputProblems } from '@keo/dev-world/bad-input'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { MAI } from '@keo/dev-world/wallet-world'
import { createLog } from '@keo/service-kit/log'
import { CALLBACK_BASE, syncOrder } from '@keo/sportsbook-contract/callbacks'
import { signedHeaders } from '@keo/sportsbook-contract/signature'
import { days, hours } from '@keo/units/instants'
import { beforeAll, expect, test } from 'vitest'
import { sportsMerchant } from '../../gateways/sportsbook/sports-merchant.ts'
import { pushedOrder } from '../bet-records/sample-pushes.ts'

const { world, database } = sharedWorld({ webRoot: null, log: createLog({ level: 'silent' }) })
const merchant = sportsMerchant(['dev-world'])
const NOT_FOUND = ERRORS.NOT_FOUND.wire
const NOTHING = { showsName: false, showsStake: false, showsReturn: false }

const mai = async () => ({ token: await world.signIn('maitran88') })
const linh = async () => ({ token: await world.signIn('linhnguyen7') })
const share = async (id: string, shows: Partial<typeof NOTHING> = {}, who = mai) =>
  world.call(shareTicket, { id, ...NOTHING, ...shows }, await who())
const withdraw = async (id: string, who = mai) => world.call(withdrawTicket, { id }, await who())
const linkOf = async (id: string, who = mai) =>
  (await world.call(getTicketLink, { id }, await who())).data.link
const open = (token: string) => world.call(getSharedTicket, { token })
const tokenOf = async (id: string, shows: Partial<typeof NOTHING> = {}) => (await share(id, shows)).data.token

async function tell(id: string, orderStatus: number): Promise<void> {
  const now = world.worldClock.now()
  const text = JSON.stringify(pushedOrder({ id, memberId: MAI, now, orderStatus }))
  await fetch(world.url + CALLBACK_BASE + syncOrder.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signedHeaders(text, merchant, world.clock.now()) },
    body: text,
  })
}

beforeAll(async () => {
  for (const id of ['71', '72', '73', '74', '75']) await tell(id, 4)
  await tell('79', 2)
})

test('a guest sees the ticket of a link: picks and their prices, and nothing that its owner did not agree to', async () => {
  const { data: link } = await share('71')
  expect(link).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/), ...NOTHING })
  const answer = await fetch(world.url + getSharedTicket.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: link.token }),
  })
  const raw = await answer.text()
  expect(raw).toContain('"odds":"1.88"')
  for (const secret of ['50000', '94000', 'stake', 'return', '"name"', 'mai', MAI, '"71"'])
    expect(raw.toLowerCase()).not.toContain(secret.toLowerCase())
})

test('the owner changes what the same link shows: masked name, stake and return, each by itself', async () => {
  const token = await tokenOf('71')
  expect(await tokenOf('71', { showsStake: true })).toBe(token)
  expect((await open(token)).data).toMatchObject({ stake: '50000.00' })
  expect((await open(token)).data).not.toHaveProperty('returnMax')
  expect(await tokenOf('71', { showsName: true, showsReturn: true })).toBe(token)
  const { data } = await open(token)
  expect(data).toMatchObject({ returnMax: '94000.00', name: expect.stringContaining('***') })
  expect(data).not.toHaveProperty('stake')
})

test('[ACS-01] nobody shares, sees or withdraws the ticket of another; a refused bet is no ticket', async () => {
  const token = await tokenOf('72')
  expect((await share('72', {}, linh)).code).toBe(NOT_FOUND)
  expect(await linkOf('72', linh)).toBeNull()
  await withdraw('72', linh)
  expect((await open(token)).code).toBe(200)
  expect((await share('79')).code).toBe(NOT_FOUND)
  expect((await share('no-such-bet')).code).toBe(NOT_FOUND)
})

test('a withdrawn link, an ended one and one that never was answer alike; a new one is another address', async () => {
  const withdrawn = await tokenOf('73')
  await withdraw('73')
  const unknown = await open('A'.repeat(43))
  expect(unknown.code).toBe(NOT_FOUND)
  expect(await open(withdrawn)).toEqual(unknown)
  expect(await linkOf('73')).toBeNull()
  const second = await tokenOf('73')
  expect(second).not.toBe(withdrawn)
  world.worldClock.jump(days(TICKET_LINK_DAYS) - 1000)
  expect((await open(second)).code).toBe(200)
  world.worldClock.jump(1000)
  expect(await open(second)).toEqual(unknown)
  expect(await linkOf('73')).toBeNull()
  expect(await tokenOf('73')).not.toBe(second)
  await world.jobs.runDue()
  expect(await database.asOwner('select order_id from platform.ticket_link')).toEqual([{ order_id: '73' }])
})

test('broken requests are refused', async () => {
  const who = await mai()
  expect(await badInputProblems(world, shareTicket, { id: '75', ...NOTHING }, who)).toEqual([])
  expect(await badInputProblems(world, withdrawTicket, { id: '75' }, who)).toEqual([])
  expect(await badInputProblems(world, getSharedTicket, { token: 'A'.repeat(43) })).toEqual([])
})

const forMai = (sql: string, ...more: unknown[]) => database.asOwner(sql, [MAI, ...more])
const inAnHour = () => new Date(world.worldClock.now() + hours(1))

/** In this order: an exclusion is kept. */
const STATES: readonly { name: string; enter(): Promise<unknown>; leave?(): unknown }[] = [
  {
    name: 'disabled',
    enter: () =>
      forMai(`update platform.member set status = '1', lock_causes = '{"1":"review"}' where id = $1`),
    leave: () => forMai(`update platform.member set status = '', lock_causes = '{}' where id = $1`),
  },
  {
    name: 'about to leave',
    enter: () =>
      forMai(
        `insert into platform.account_closing (tenant_id, member_id, asked_at, due_at) values ('keo', $1, now(), $2)`,
        inAnHour(),
      ),
    leave: () => forMai('delete from platform.account_closing where member_id = $1'),
  },
  {
    name: 'on a break',
    enter: () =>
      forMai(
        `insert into platform.safer_play (tenant_id, member_id, break_until) values ('keo', $1, $2)
         on conflict (tenant_id, member_id) do update set break_until = excluded.break_until`,
        inAnHour(),
      ),
    leave: () => world.worldClock.jump(hours(1)),
  },
  {
    name: 'excluded',
    enter: () =>
      forMai(
        `update platform.safer_play set excluded_at = now(), excluded_until = '2126-01-01' where member_id = $1`,
      ),
  },
]

test.each(STATES)('[RSP-17] nothing is shown of a member who is $name, nor shared', async (state) => {
  const who = await mai()
  const { token } = (await world.call(shareTicket, { id: '74', ...NOTHING }, who)).data
  await state.enter()
  expect((await open(token)).code).toBe(NOT_FOUND)
  expect((await world.call(shareTicket, { id: '74', ...NOTHING, showsStake: true }, who)).code).not.toBe(200)
  await state.leave?.()
  expect((await open(token)).code).toBe(state.leave ? 200 : NOT_FOUND)
})
