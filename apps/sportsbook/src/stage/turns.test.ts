import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { manualClock } from '@keo/service-kit/clock'
import { describe, expect, test } from 'vitest'
import type { Disruption } from '../world/match.ts'
import type { ForcedMatchEvent, Turn } from './forced-events.ts'
import { HOUR, MINUTE, open, opened, START, view } from './test-stage.ts'
import { keptEvents, toyMatch, TOY_MINUTES } from './test-world.ts'

describe('fates', () => {
  const cases: [Disruption, { minute: number; status: number; period: number; event: string }][] = [
    [{ kind: 'delayed', byMs: 20 * MINUTE }, { minute: 5, status: MATCH_STATUS.delayed, period: 5001, event: 'delayed' }],
    [{ kind: 'postponed' }, { minute: 5, status: MATCH_STATUS.postponed, period: 5019, event: 'postponed' }],
    [{ kind: 'walkover', winner: 'away' }, { minute: 5, status: MATCH_STATUS.ended, period: 5013, event: 'walkover' }],
    [{ kind: 'interrupted', atShare: 0.5, forMs: 30 * MINUTE }, { minute: 20, status: MATCH_STATUS.interrupted, period: 5020, event: 'interrupted' }],
    [{ kind: 'abandoned', atShare: 0.5 }, { minute: 20, status: MATCH_STATUS.abandoned, period: 5021, event: 'abandoned' }],
    [{ kind: 'retired', atShare: 0.5, loser: 'home' }, { minute: 20, status: MATCH_STATUS.ended, period: 5014, event: 'retired' }],
  ] // prettier-ignore

  test.each(cases)('%o', async (disruption, { minute, status, period, event }) => {
    const { clock, scene, eventKinds } = await opened(disruption)
    await clock.advance((minute + 1) * MINUTE)
    expect([scene().status, scene().snapshot.clockPeriod]).toEqual([status, period])
    expect([scene().snapshot.isOver, scene().snapshot.isRunning]).toEqual([false, false])
    expect(eventKinds()).toContain(event)
    expect(scene().played().at(-1)?.events[0]?.kind).toBe(event)
  })

  test('what was delayed or interrupted is played out later, with nothing lost', async () => {
    const plain = await opened()
    const late = await opened({ kind: 'delayed', byMs: 20 * MINUTE })
    const broken = await opened({ kind: 'interrupted', atShare: 0.5, forMs: 30 * MINUTE })
    await plain.clock.advance(HOUR)
    for (const { clock, scene } of [late, broken]) {
      await clock.advance(HOUR)
      expect(scene().status).toBe(MATCH_STATUS.ended)
      expect(scene().snapshot.scores).toEqual(plain.scene().snapshot.scores)
    }
    expect(late.scene().since).toBe(START + (20 + TOY_MINUTES) * MINUTE)
    expect(broken.scene().since).toBe(START + (30 + TOY_MINUTES) * MINUTE)
  })
})

describe('forced events', () => {
  const turned = (turn: Turn): Omit<ForcedMatchEvent, 'matchId'> => ({ at: 0, what: { turn } })

  test('a goal comes at once with the next step, changes nothing before it and survives a restart', async () => {
    const clock = manualClock(START)
    const kept = keptEvents()
    const stage = await open(clock, [toyMatch(1, START)], kept)
    await clock.advance(4.5 * MINUTE)
    const before = stage.scene(1)?.played()
    await stage.force({ matchId: 1, at: 0, what: { play: { kind: 'goal', side: 'away' } } })
    expect(stage.scene(1)?.played()).toEqual(before)
    await clock.advance(MINUTE)
    expect(stage.scene(1)?.played().at(-1)?.events).toContainEqual({ kind: 'goal', side: 'away' })
    await clock.advance(HOUR)
    const again = await open(clock, [toyMatch(1, START)], kept)
    expect(view(again.scene(1))).toEqual(view(stage.scene(1)))
    expect(again.forcedOn(1)).toHaveLength(1)
  })

  test('a match is interrupted until it is resumed, and can be abandoned meanwhile', async () => {
    const { clock, stage, scene } = await opened()
    await clock.advance(6 * MINUTE)
    await stage.force({ matchId: 1, ...turned({ kind: 'interrupted', forMs: null }) })
    await clock.advance(2 * HOUR)
    expect([scene().status, stage.live().length]).toEqual([MATCH_STATUS.interrupted, 1])
    await stage.force({ matchId: 1, ...turned({ kind: 'resumed' }) })
    expect(scene().status).toBe(MATCH_STATUS.live)
    await stage.force({ matchId: 1, ...turned({ kind: 'suspended', forMs: HOUR }) })
    expect([scene().status, scene().suspension]).toEqual([MATCH_STATUS.suspended, 4])
    await stage.force({ matchId: 1, ...turned({ kind: 'abandoned' }) })
    await clock.advance(2 * HOUR)
    expect([scene().status, stage.live().length]).toEqual([MATCH_STATUS.abandoned, 0])
  })

  test('a match that has not begun can be cancelled, and is told so', async () => {
    const { clock, stage, scene, eventKinds } = await opened()
    await stage.force({ matchId: 1, ...turned({ kind: 'cancelled' }) })
    expect([scene().status, eventKinds()]).toEqual([MATCH_STATUS.cancelled, ['cancelled']])
    await clock.advance(HOUR)
    expect([scene().status, scene().played().length]).toEqual([MATCH_STATUS.cancelled, 1])
  })

  test('a match that is over stays as it ended', async () => {
    const { clock, stage, scene } = await opened()
    await clock.advance(HOUR)
    await stage.force({ matchId: 1, ...turned({ kind: 'abandoned' }) })
    expect(scene().status).toBe(MATCH_STATUS.ended)
  })

  test('what is asked for later comes later', async () => {
    const { clock, stage, scene } = await opened()
    await stage.force({
      matchId: 1,
      at: START + 5 * MINUTE,
      what: { turn: { kind: 'retired', loser: 'away' } },
    })
    await clock.advance(3 * MINUTE)
    expect(scene().status).toBe(MATCH_STATUS.live)
    await clock.advance(3 * MINUTE)
    expect([scene().status, scene().snapshot.clockPeriod]).toEqual([MATCH_STATUS.ended, 5015])
  })
})
