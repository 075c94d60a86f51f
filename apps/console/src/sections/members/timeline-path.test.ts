import { TIMELINE_EVENTS, type TimelineKind } from '@keo/contract/console-timeline'
import { expect, test } from 'vitest'
import { PAGES } from '../../pages.ts'
import { timelinePath } from './timeline-path.ts'

const pathOf = (kind: TimelineKind, action: string, about = '') =>
  timelinePath('mbr_1', { kind, action, about })

test.each([
  ['bets', 'bet.cashed-out', '77', '#/member/mbr_1/sports:77'],
  ['games', 'games.hour', '', '#/member/mbr_1/bets'],
  ['rewards', 'reward.paid', 'rwd_1', '#/member/mbr_1/statement'],
  ['rewards', 'claim.made', 'wheel', '#/campaigns/wheel'],
  ['money', 'order.deposit-made', 'dp_1', '#/deposits/dp_1'],
  ['money', 'withdraw.paid', 'wd_1', '#/withdrawals/wd_1'],
  ['support', 'chat.begun', 'cnv_1', '#/support/cnv_1'],
  ['sessions', 'session.started', 'ses_1', '#/member/mbr_1/bindings'],
  ['safety', 'complaint.received', 'cpl_1', '#/safety/cpl_1'],
  ['safety', 'safer-play.exclude', '', '#/member/mbr_1/safety'],
  ['staff', 'member.noted', '', null],
] as const)('%s: %s of “%s” leads to %s', (kind, action, about, path) => {
  expect(pathOf(kind, action, about)).toBe(path)
})

test('every event of the timeline leads somewhere, and every page that it leads to is there', () => {
  const pages = new Set(PAGES.map(({ name }) => name))
  for (const event of TIMELINE_EVENTS) {
    const [, page = ''] = (pathOf(event.startsWith('bet.') ? 'bets' : 'account', event, 'x') ?? '').split('/')
    expect([event, pages.has(page)]).toEqual([event, true])
  }
})
