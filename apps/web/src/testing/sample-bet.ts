import type { BetLeg, BetRecord } from '@keo/contract/bet-records'

/** For tests: a leg on a handicap at 1.88. */
export function sampleLeg(more: Partial<BetLeg> = {}): BetLeg {
  return {
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
    askedOdds: '1.88',
    isLive: true,
    startsAt: '2026-01-31 20:00:00',
    ...more,
  }
}

/** For tests: 50 thousand dong on it. */
export function sampleBet(more: Partial<BetRecord> = {}): BetRecord {
  return {
    id: '1700000000000000101',
    state: 'accepted',
    isSeries: false,
    legsEach: 1,
    subBets: 1,
    stake: '50000.00',
    returnMax: '94000.00',
    openStake: '50000.00',
    openReturnMax: '94000.00',
    cashedStake: '0.00',
    cashedPaid: '0.00',
    cashOuts: [],
    placedAt: '2026-01-31 20:41:00',
    closedAt: '',
    isFromReservation: false,
    isFreeBet: false,
    settlements: 0,
    legs: [sampleLeg()],
    ...more,
  }
}
