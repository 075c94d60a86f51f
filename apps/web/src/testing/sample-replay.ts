import type { BetReplay, ReplayPlay } from '@keo/contract/bet-replay'
import { sampleBet, sampleLeg } from './sample-bet.ts'

/** For tests: a single that was seen at 1.90, given at 1.88, and won after a goal. */
export function samplePlay(more: Partial<ReplayPlay> = {}): ReplayPlay {
  return {
    receivedAt: 0,
    delayMs: 1_000,
    steps: [
      { at: 0, state: 'created', returned: null },
      { at: 200, state: 'confirming', returned: null },
      { at: 1_000, state: 'accepted', returned: null },
      { at: 90_000, state: 'settled', returned: '94000.00' },
    ],
    delayCause: null,
    legs: [
      {
        matchId: '7300451',
        marketName: 'Handicap',
        optionName: 'Lotus City -0.5/1',
        seenOdds: 1_900,
        odds: 1_880,
        isLive: true,
        scoresText: null,
        outcome: 'won',
        resultText: '1-0',
        settledAt: 90_000,
      },
    ],
    matches: [
      {
        matchId: '7300451',
        sportId: 1,
        name: 'Lotus City vs. Red Delta',
        home: 'Lotus City',
        away: 'Red Delta',
        startsAt: -600_000,
        score: { home: 1, away: 0 },
        events: [
          { at: -600_000, minute: 0, kind: 'periodStart', side: null, score: { home: 0, away: 0 } },
          { at: 59_000, minute: 11, kind: 'goal', side: 'home', score: { home: 1, away: 0 } },
        ],
        leftOut: 0,
      },
    ],
    worths: [
      { at: 1_000, worth: '47000.00', legs: [980] },
      { at: 60_000, worth: null, legs: [null] },
      { at: 61_000, worth: '70000.00', legs: [1_480] },
      { at: 90_000, worth: null, legs: [1_880] },
    ],
    cashOuts: [],
    ...more,
  }
}

export function sampleReplay(more: Partial<BetReplay> = {}): BetReplay {
  return {
    currency: 'VND',
    record: sampleBet({
      state: 'settled',
      returned: '94000.00',
      legs: [sampleLeg({ outcome: 'won', resultScore: '1-0' })],
      closedAt: '2026-01-31 22:41:00',
    }),
    play: samplePlay(),
    seals: [
      { seq: 3, at: 200, kind: 'bet.stake', change: '-50000.00', hash: 'abc', statement: 'keo statement 1' },
    ],
    ...more,
  }
}
