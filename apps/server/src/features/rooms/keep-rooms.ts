import { OPEN_ROOMS_MAX } from '@keo/contract/rooms'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { days, hours, type Instant, minutes } from '@keo/units/instants'
import type { Fixture, SportsbookGateway } from '../../gateways/sportsbook/sportsbook-gateway.ts'
import type { StandingRoom } from './entertainment-rooms.ts'
import { type Host, sqlHostStore } from './host-store.ts'
import { namesOf, roomFor } from './match-rooms.ts'
import { bookedBy, chooseRooms, PLAN_AHEAD_MS, PLAN_BEHIND_MS } from './plan-rooms.ts'
import { roomIdOf } from './room-rules.ts'
import { type KeptRoom, sqlRoomStore } from './room-store.ts'
import { keepStanding } from './standing-rooms.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly tenantId: string
  readonly gateway: Pick<SportsbookGateway, 'leaguesOnSale' | 'scheduleOf'>
  /** Who sits in rooms; beside them the hosts that the database knows. */
  readonly hosts: readonly Host[]
  /** Rooms beside sports. */
  readonly standing: readonly StandingRoom[]
  /** HLS of the operator's, where there is any. */
  streamOf(matchId: string): string | null
  /** After rooms have opened. */
  opened(): Promise<void>
}

type Asked = Parameters<Needs['gateway']['scheduleOf']>[0]

/** The leagues that stand highest in their sport. */
const LEAGUES_OF_SPORT = 12
/** Planning takes the provider seconds: the page that would like rooms has come to rest by then. */
const WANTED_MS = minutes(2)
/** Nothing is played longer. */
const PLAYED_AT_MOST_MS = hours(12)
const KEPT_MS = days(30)

/** Plans rooms for the matches that matter most, opens them at kick-off and ends them with their match. */
export function createRoomKeeper(needs: Needs) {
  const { database, clock, tenantId, gateway, hosts, standing, streamOf, opened } = needs
  const rooms = sqlRoomStore(database.db, tenantId)
  const people = sqlHostStore(database.db, tenantId)
  let planning: Promise<void> | null = null
  /** The provider left a question open since rooms were planned last: whoever looks next asks again. */
  let isUnanswered = false
  /** Since when somebody would look if there were rooms. */
  let wantedAt: Instant | null = null

  function noted<T>(answer: T | null): T | null {
    if (answer === null) isUnanswered = true
    return answer
  }

  /** By their hours of now, without who is away. */
  const atWork = async () => (await people.all(null)).filter(({ isAway }) => !isAway)
  const scheduleOf = async (asked: Asked) => noted(await gateway.scheduleOf(asked))

  async function prominentLeagues(): Promise<readonly number[]> {
    const ofSport = new Map<number, number>()
    return (noted(await gateway.leaguesOnSale()) ?? []).flatMap(({ leagueId, sportId }) => {
      const before = ofSport.get(sportId) ?? 0
      ofSport.set(sportId, before + 1)
      return before < LEAGUES_OF_SPORT ? [leagueId] : []
    })
  }

  async function planNow(): Promise<void> {
    wantedAt = null
    const now = clock.now()
    for (const host of hosts) await people.join(host, now)
    await keepStanding(database.db, tenantId, { rooms: standing, hosts: await atWork() }, now)
    await rooms.dropEndedBefore(now - KEPT_MS)
    isUnanswered = false
    const leagueIds = await prominentLeagues()
    if (leagueIds.length > 0) await planMatches(leagueIds, now)
    await turn()
  }

  async function planMatches(leagueIds: readonly number[], now: Instant): Promise<void> {
    const [from, until] = [now - PLAN_BEHIND_MS, now + PLAN_AHEAD_MS]
    const found = (await scheduleOf({ leagueIds, from, until, language: 'vi' })) ?? []
    const planned = (await rooms.unfinished(now + 2 * PLAN_AHEAD_MS)).filter(
      ({ kind, endsAt }) => kind === 'match' || endsAt !== null,
    )
    const known = new Set(planned.map(({ id }) => id))
    const chosen = chooseRooms(
      byLeague(found, leagueIds).filter(({ matchId }) => !known.has(roomIdOf(matchId))),
      planned.map(bookedBy),
      await atWork(),
      now,
    )
    if (chosen.length === 0) return
    const names = await namesOf(
      chosen.map(({ fixture }) => fixture),
      scheduleOf,
    )
    await database.tx(async (tx) => {
      for (const { fixture, hostId } of chosen) {
        const own = names.get(fixture.matchId)
        const streamUrl = streamOf(fixture.matchId)
        if (own) await sqlRoomStore(tx, tenantId).plan({ ...roomFor(fixture, hostId, own), streamUrl })
      }
    })
  }

  async function turn(): Promise<void> {
    if (await rooms.isEmpty()) return
    const now = clock.now()
    const isStandingOpened = await keepStanding(
      database.db,
      tenantId,
      { rooms: standing, hosts: await atWork() },
      now,
    )
    const isMatchOpened = await turnMatches(now)
    const isTalkOpened = await turnTalks(now)
    if (isMatchOpened || isTalkOpened || isStandingOpened) await opened()
  }

  /** True when a room was opened. */
  async function turnMatches(now: Instant): Promise<boolean> {
    const due = (await rooms.unfinished(now + 1)).filter(({ match }) => match !== null)
    const found = due.length === 0 ? null : await statesOf(due, scheduleOf)
    if (!found) return false
    let isSomeOpened = false
    for (const room of due) {
      const state = found.get(room.match?.matchId ?? '') ?? lostState(room, now)
      if (state !== 'open') await rooms.end(room.id, state === 'void' ? 'void' : 'ended', now)
      else if (room.state === 'planned' && (await rooms.open(room.id, OPEN_ROOMS_MAX, now)))
        isSomeOpened = true
    }
    return isSomeOpened
  }

  /** Those beside sports that were planned by hand. True when one was opened. */
  async function turnTalks(now: Instant): Promise<boolean> {
    let isSomeOpened = false
    for (const { id, state, endsAt } of await rooms.unfinished(now + 1)) {
      if (endsAt === null) continue
      if (endsAt <= now) await rooms.end(id, 'ended', now)
      else if (state === 'planned' && (await rooms.open(id, OPEN_ROOMS_MAX, now))) isSomeOpened = true
    }
    return isSomeOpened
  }

  const plan = () => (planning ??= planNow().finally(() => (planning = null)))

  return {
    /** Before rooms are shown: the first who looks waits for them. */
    async ensure(): Promise<void> {
      if (isUnanswered || (await rooms.isEmpty())) await plan()
    },
    /** From time to time, once somebody has looked: a site whose members do not asks for nothing. */
    async plan(): Promise<void> {
      if (!(await rooms.isEmpty())) await plan()
    },
    /** Somebody would look if there were rooms: a later turn plans them, so that nobody waits. */
    want: () => void (wantedAt ??= clock.now()),
    async turn(): Promise<void> {
      const isDue = wantedAt !== null && clock.now() >= wantedAt + WANTED_MS
      if (isDue && (await rooms.isEmpty())) await plan()
      else await turn()
    },
  }
}

/** In the order of their leagues, and within one by kick-off. */
function byLeague(fixtures: readonly Fixture[], leagueIds: readonly number[]): Fixture[] {
  const rank = new Map(leagueIds.map((id, index) => [id, index]))
  return fixtures.toSorted(
    (a, b) => (rank.get(a.leagueId) ?? 0) - (rank.get(b.leagueId) ?? 0) || a.beginsAt - b.beginsAt,
  )
}

/** One question about all of them. */
async function statesOf(due: readonly KeptRoom[], scheduleOf: Needs['gateway']['scheduleOf']) {
  const times = due.map(({ startsAt }) => startsAt)
  const found = await scheduleOf({
    leagueIds: [...new Set(due.flatMap(({ match }) => (match ? [match.leagueId] : [])))],
    from: Math.min(...times),
    until: Math.max(...times) + 1,
    language: 'vi',
  })
  return found && new Map(found.map(({ matchId, state }) => [matchId, state]))
}

/** Of a match that the provider does not name any more. */
const lostState = ({ startsAt }: KeptRoom, now: Instant) =>
  startsAt < now - PLAYED_AT_MOST_MS ? ('over' as const) : ('open' as const)
