import { COVER_TAG } from '@keo/contract/experts'
import {
  type ConsoleFixture,
  FIXTURES_MAX,
  HAND_PLAN_DAYS,
  type PlannedByHand,
} from '@keo/contract/console-room-plans'
import { fail } from '@keo/contract/errors'
import type { RoomId } from '@keo/contract/ids'
import type { Language } from '@keo/messages/languages'
import type { Audit, AuditActor } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import { days, hours } from '@keo/units/instants'
import { sql } from 'kysely'
import type { Fixture, SportsbookGateway } from '../../gateways/sportsbook/sportsbook-gateway.ts'
import type { StandingRoom } from './entertainment-rooms.ts'
import { hasWords } from './find-rooms.ts'
import { planRefusal } from './hand-plan-rules.ts'
import { sqlHostStore } from './host-store.ts'
import { namesOf, roomFor } from './match-rooms.ts'
import { bookedBy, PLAN_BEHIND_MS } from './plan-rooms.ts'
import { roomIdOf } from './room-rules.ts'
import { type NewRoom, sqlRoomStore } from './room-store.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly audit: Audit
  readonly tenantId: string
  readonly gateway: Pick<SportsbookGateway, 'leaguesOnSale' | 'scheduleOf'>
  /** Rooms that open every day. */
  readonly standing: readonly StandingRoom[]
  /** HLS of the operator's, where there is any. */
  streamOf(matchId: string): string | null
}
type Acting = { readonly by: AuditActor; readonly reason: string }
type OfMatch = Extract<PlannedByHand, { kind: 'match' }>
type Talk = Extract<PlannedByHand, { kind: 'talk' }>

/** Ids of rooms are digits: a moment, and chance for two of one moment. */
const CHANCE = 1000

/** Rooms that the people of the site plan; they open and end with the others. */
export function createHandPlans({
  database,
  clock,
  ids,
  audit,
  tenantId,
  gateway,
  standing,
  streamOf,
}: Needs) {
  const ahead = () => ({
    from: clock.now() - PLAN_BEHIND_MS,
    until: clock.now() + days(HAND_PLAN_DAYS),
  })

  /** Asked of the provider, outside any transaction. */
  async function matchRoom({ matchId, leagueId, hostId }: OfMatch): Promise<NewRoom> {
    const asked = { leagueIds: [leagueId], ...ahead(), language: 'vi' } as const
    const found = (await gateway.scheduleOf(asked)) ?? fail('SPORTS_AWAY')
    const fixture = found.find((one) => one.matchId === matchId) ?? fail('NOT_FOUND')
    if (fixture.state !== 'open') fail('ROOM_MATCH_OVER')
    const names = (await namesOf([fixture], gateway.scheduleOf)).get(matchId) ?? fail('SPORTS_AWAY')
    return { ...roomFor(fixture, hostId, names), streamUrl: streamOf(matchId) }
  }

  const talkRoom = ({ titles, startsAt, hours: length, hostId }: Talk): NewRoom => ({
    id: `k${clock.now()}${String(Math.floor(ids.random() * CHANCE)).padStart(3, '0')}`,
    kind: 'talk',
    tag: COVER_TAG.sports,
    titles,
    match: null,
    hostId,
    startsAt,
    endsAt: startsAt + hours(length),
    streamUrl: null,
    pinned: null,
  })

  async function demandHost(tx: Tx, id: string | null) {
    if (id === null) return null
    const host = (await sqlHostStore(tx, tenantId).one(id, null)) ?? fail('NOT_FOUND')
    return host.isAway ? fail('CHANGED_MEANWHILE') : host
  }

  /** Two who plan at once wait for one another: the second is refused what the first has taken. */
  async function keep(tx: Tx, room: NewRoom): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`rooms by hand ${tenantId}`}, 0))`.execute(tx)
    const rooms = sqlRoomStore(tx, tenantId)
    const host = await demandHost(tx, room.hostId)
    await rooms.dropUnopened(room.id)
    if ((await rooms.one(room.id)) !== null) fail('ROOM_PLANNED')
    const last = room.endsAt ?? room.startsAt + days(1)
    const daily = new Set(standing.map(({ id }) => id))
    const others = (await rooms.unfinished(last)).filter(({ id }) => !daily.has(id))
    const refusal = planRefusal(bookedBy(room), {
      now: clock.now(),
      booked: others.map(bookedBy),
      shift: standing.some(({ hostId }) => hostId === room.hostId) ? host : null,
    })
    if (refusal !== null) fail(refusal)
    if (!(await rooms.plan(room))) fail('ROOM_PLANNED')
  }

  return {
    async plan({ by, reason }: Acting, asked: PlannedByHand): Promise<RoomId> {
      const room = asked.kind === 'match' ? await matchRoom(asked) : talkRoom(asked)
      await database.tx(async (tx) => {
        await keep(tx, room)
        const { id, kind, titles, hostId, startsAt, endsAt } = room
        const after = { kind, title: titles.vi, hostId, startsAt, endsAt, reason }
        await audit.write(tx, {
          ...by,
          device: null,
          action: 'room.planned',
          object: id,
          before: null,
          after,
        })
      })
      return room.id
    },

    async fixtures(words: string, language: Language) {
      const leagues = (await gateway.leaguesOnSale()) ?? fail('SPORTS_AWAY')
      const leagueIds = leagues.map(({ leagueId }) => leagueId)
      const all = leagueIds.length === 0 ? [] : await gateway.scheduleOf({ leagueIds, ...ahead(), language })
      const found = (all ?? fail('SPORTS_AWAY'))
        .filter(({ state }) => state === 'open')
        .filter(({ leagueName, home, away }) => hasWords([leagueName, home.name, away.name], words))
        .toSorted((a, b) => a.beginsAt - b.beginsAt)
      const shown = found.slice(0, FIXTURES_MAX)
      const known = await sqlRoomStore(database.db, tenantId).unfinishedAmong(
        shown.map(({ matchId }) => roomIdOf(matchId)),
      )
      const taken = new Set(known.map(({ id }) => id))
      return {
        fixtures: shown.map((fixture) => fixtureView(fixture, taken.has(roomIdOf(fixture.matchId)))),
        isWhole: found.length === shown.length,
      }
    },
  }
}

const fixtureView = (
  { matchId, leagueId, sportId, leagueName, home, away, beginsAt }: Fixture,
  hasRoom: boolean,
): ConsoleFixture => ({
  matchId,
  leagueId,
  sportId,
  league: leagueName,
  home: home.name,
  away: away.name,
  startsAt: beginsAt,
  hasRoom,
})

export type HandPlans = ReturnType<typeof createHandPlans>
