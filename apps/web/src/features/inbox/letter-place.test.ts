import { LETTER_PAGES } from '@keo/contract/inbox'
import { expect, test } from 'vitest'
import { createMatcher } from '../../navigation/route-matcher.ts'
import { routes } from '../../routes/route-table.ts'
import { placeOf } from './letter-place.ts'

const match = createMatcher(routes)
const ID = '4711'
/** Where the object of each letter stands, by its id where there are several of them. */
const PLACES: Record<(typeof LETTER_PAGES)[number], string> = {
  deposit: '/rechargeInformation?orderNo=4711',
  withdraw: '/withdrawalInformation?orderData={"orderNo":"4711"}',
  bet: '/user-center-bet-record?tab=settled&bet=4711',
  limits: '/safer-play',
  sessions: '/sessions',
  password: '/passwordInfo',
  contacts: '/personalDetails',
  factors: '/security-factor',
  targets: '/bankcard',
  withdrawPassword: '/withdrawPassword',
  welfare: '/welfare',
  plan: '/plandetail/4711',
  experts: '/allmasterslist?followed=1',
  room: '/entertainmentLive?room=4711',
  feedback: '/ReplyDetail/4711',
  chat: '/service-chat',
  campaign: '/activity-detail?id=4711',
  ownPlans: '/my-plans',
  agents: '/business-agent',
}

test.each(LETTER_PAGES)('a letter about %s leads to its place, which is a page', (page) => {
  const place = placeOf({ page, id: ID })
  expect(decodeURIComponent(place)).toBe(PLACES[page])
  const [path = ''] = place.split('?')
  expect(match(path)).not.toBeNull()
})
