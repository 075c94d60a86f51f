import { sharedDatabase } from '@keo/dev-world/shared'
import { manualClock } from '@keo/service-kit/clock'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { minutes } from '@keo/units/instants'
import { expect, test } from 'vitest'
import type { Fixture } from '../../gateways/sportsbook/sportsbook-gateway.ts'
import { ENTERTAINMENT_HOSTS, STANDING_ROOMS } from './entertainment-rooms.ts'
import { createRoomKeeper } from './keep-rooms.ts'
import { sqlRoomStore } from './room-store.ts'

const testDatabase = sharedDatabase()
const clock = manualClock(Date.UTC(2026, 0, 31, 12))

const FIXTURE: Fixture = {
  matchId: '7',
  sportId: SPORT.soccer,
  leagueId: 1101,
  beginsAt: clock.now() + minutes(30),
  home: { id: 1, name: 'Hà Nội' },
  away: { id: 2, name: 'Viettel' },
  leagueName: 'V.League 1',
  isNeutral: false,
  state: 'open',
  score: null,
}

/** A site of its own, whose provider answers or not. */
function site(tenantId: string) {
  const database = testDatabase.connect('platform')
  const provider = { answers: true, tellsMatches: true, asked: 0 }
  const keeper = createRoomKeeper({
    database,
    clock,
    tenantId,
    gateway: {
      async leaguesOnSale() {
        provider.asked += 1
        return provider.answers ? [FIXTURE] : null
      },
      scheduleOf: async () => (provider.tellsMatches ? [FIXTURE] : null),
    },
    hosts: ENTERTAINMENT_HOSTS,
    standing: STANDING_ROOMS,
    streamOf: (matchId) => `https://live.example/${matchId}.m3u8`,
    opened: async () => {},
  })
  const room = () => sqlRoomStore(database.db, tenantId).one('m7')
  const planned = async () => (await room())?.state ?? null
  return { keeper, provider, planned, room }
}

test('rooms that the provider did not tell of are planned as soon as somebody looks again, though others stand', async () => {
  const { keeper, provider, planned } = site('silent')
  provider.answers = false
  await keeper.ensure()
  expect([await planned(), provider.asked]).toEqual([null, 1])
  provider.answers = true
  await keeper.ensure()
  expect([await planned(), provider.asked]).toEqual(['planned', 2])
  await keeper.ensure()
  expect(provider.asked).toBe(2)
})

test('rooms whose matches the provider did not tell of are planned at the next look', async () => {
  const { keeper, provider, planned } = site('half')
  provider.tellsMatches = false
  await keeper.ensure()
  expect(await planned()).toBeNull()
  provider.tellsMatches = true
  await keeper.ensure()
  expect(await planned()).toBe('planned')
})

test('who only asks whether a match is on air waits for nothing: a turn two minutes later plans, once', async () => {
  const { keeper, provider, planned } = site('quiet')
  await keeper.turn()
  expect(provider.asked).toBe(0)
  keeper.want()
  expect([await planned(), provider.asked]).toEqual([null, 0])
  await keeper.turn()
  expect(provider.asked).toBe(0)
  await clock.advance(minutes(2))
  await keeper.turn()
  expect([await planned(), provider.asked]).toEqual(['planned', 1])
  keeper.want()
  await clock.advance(minutes(2))
  await keeper.turn()
  expect(provider.asked).toBe(1)
})

test('a match has the stream of the operator', async () => {
  const { keeper, room } = site('streamed')
  await keeper.ensure()
  expect((await room())?.streamUrl).toBe('https://live.example/7.m3u8')
})
