import { members as vi } from '@keo/messages/members/vi'
import { getMember } from '@keo/contract/members'
import { DEMO_PASSWORD } from '@keo/server/seeds/members'
import { tokenOf } from './support/doors.ts'
import { expect, front, test } from './support/journey.ts'
import { hideCovers, press } from './support/members.ts'
import { expectSaid } from './support/told.ts'

test.beforeEach(({ page }) => hideCovers(page))

test('[MEM-01d] the password is changed and the session goes on with a new token', async ({
  openAs,
  page,
  world,
}) => {
  await openAs('thaowithdraw3', '/passwordInfo')
  const before = await tokenOf(page)
  await front(page).getByPlaceholder(vi['passwordInfo.oldPlaceholder']).fill(DEMO_PASSWORD)
  await front(page).getByPlaceholder(vi['passwordInfo.newPlaceholder']).fill('conMeo7Vang')
  await front(page).getByPlaceholder(vi['passwordInfo.againPlaceholder']).fill('conMeo7Vang')
  await press(page, vi['passwordInfo.change'])
  await expectSaid(page, vi['passwordInfo.changed'])
  const after = await tokenOf(page)
  expect(after).not.toBe(before)
  expect((await world.call(getMember, {}, { token: after! })).code).toBe(200)
  expect((await world.call(getMember, {}, { token: before! })).code).not.toBe(200)
})
