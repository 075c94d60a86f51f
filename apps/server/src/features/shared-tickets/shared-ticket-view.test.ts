import type { BetRecord } from '@keo/contract/bet-records'
import { expect, test } from 'vitest'
import { sharedTicketView } from './shared-ticket-view.ts'

const NOTHING = { showsName: false, showsStake: false, showsReturn: false }
const record: BetRecord = {
  id: '911',
  state: 'accepted',
  isSeries: false,
  legsEach: 1,
  subBets: 1,
  stake: '50000.00',
  returnMax: '94000.00',
  openStake: '30000.00',
  openReturnMax: '56400.00',
  cashedStake: '20000.00',
  cashedPaid: '26500.00',
  cashOuts: [
    { id: '61', stake: '20000.00', paid: '26500.00', state: 'settled', time: '2026-01-31 20:10:00' },
  ],
  placedAt: '2026-01-31 20:00:00',
  closedAt: '',
  waitedMs: 5000,
  isFromReservation: false,
  isFreeBet: false,
  settlements: 0,
  legs: [
    {
      sportId: 1,
      matchId: '7300451',
      matchName: 'Lotus City vs. Red Delta',
      leagueName: 'Delta Premier League',
      marketId: '55100209',
      marketType: 1000,
      marketName: 'Handicap',
      period: 1001,
      optionType: 1,
      optionName: 'Lotus City -0.5/1',
      odds: '1.88',
      askedOdds: '1.90',
      isLive: true,
      scoreAtBet: '1-0',
      startsAt: '2026-01-31 20:00:00',
    },
  ],
}
const view = (shows: Partial<typeof NOTHING>, bet: Partial<BetRecord> = {}) =>
  sharedTicketView({
    record: { ...record, ...bet },
    currency: 'VND',
    nickName: 'maitran88',
    endsAt: Date.UTC(2026, 1, 7, 12),
    shows: { ...NOTHING, ...shows },
  })

test('without consent a ticket has its picks and not one amount, name or id of the bet', () => {
  const shown = view({})
  expect(Object.keys(shown)).toEqual([
    'state',
    'isSeries',
    'legsEach',
    'placedAt',
    'endsAt',
    'currency',
    'legs',
  ])
  const text = JSON.stringify(shown)
  for (const secret of ['maitran', '911', '50000', '94000', '56400', '20000', '26500'])
    expect(text).not.toContain(secret)
})

test('each switch shows its own figure alone; a name is masked', () => {
  expect(view({ showsName: true })).toMatchObject({ name: 'ma***88' })
  expect(view({ showsName: true })).not.toHaveProperty('stake')
  expect(view({ showsStake: true })).toMatchObject({ stake: '50000.00' })
  expect(view({ showsStake: true })).not.toHaveProperty('returnMax')
  expect(view({ showsReturn: true })).toMatchObject({ returnMax: '56400.00' })
  expect(view({ showsReturn: true })).not.toHaveProperty('stake')
})

test('a closed ticket shows all that came back, cash-outs too', () => {
  const closed = { state: 'settled', closedAt: '2026-01-31 22:00:00', returned: '56400.00' } as const
  const shown = view({ showsReturn: true }, closed)
  expect(shown.returned).toBe('82900.00')
  expect(shown).not.toHaveProperty('returnMax')
})
