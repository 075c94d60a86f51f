import { fail } from '@keo/contract/errors'
import type { Cancel } from '@keo/service-kit/clock'
import type { Api } from '@keo/service-kit/http/api'
import { isProd } from '../config/config.ts'
import type { Viewers } from '../features/live-socket/index.ts'
import {
  createFollowerNews,
  createHandPlans,
  createHostLines,
  createHosts,
  createReminders,
  createLiveDesk,
  createRoomKeeper,
  createRooms,
  ENTERTAINMENT_HOSTS,
  reminderRoutes,
  roomRoutes,
  type HandPlans,
  type Hosts,
  type LiveDesk,
  type Rooms,
  SANDBOX_HOSTS,
  STANDING_ROOMS,
  watchEvents,
} from '../features/rooms/index.ts'
import type { SportsbookGateway } from '../gateways/sportsbook/sportsbook-gateway.ts'
import { streamOf } from './app-settings.ts'
import type { OwnParts } from './parts.ts'
import type { People } from './people.ts'
import type { OpenRoomChat } from './room-chat.ts'

type Needs = {
  readonly people: People
  readonly sportsbook: Pick<SportsbookGateway, 'leaguesOnSale' | 'scheduleOf'>
  readonly viewers: Viewers
}

export type OpenLive = {
  readonly roomOf: Rooms['talkOf']
  readonly demandLive: ReturnType<typeof liveSectionOf>
  readonly hostTexts: Hosts['shippedTexts']
  readonly liveDesk: LiveDesk
  readonly handPlans: HandPlans
}

/** Live rooms and their hosts. Those of the sandbox sit in them outside prod alone. */
export function openLive(api: Api, own: OwnParts, { people, sportsbook, viewers }: Needs): OpenLive {
  const { config, database, clock, tenantId, jobs } = own
  const shared = { database, clock, tenantId }
  // Without a provider there are no matches.
  const isClosed = isProd(config) && config.SPORTS_URL === null
  const tellFollowers = createFollowerNews({
    ...shared,
    writeLetters: people.letters.writeAll,
    mayOfferTo: people.mayOfferTo,
  })
  const planning = {
    ...shared,
    gateway: isClosed ? { leaguesOnSale: async () => null, scheduleOf: async () => null } : sportsbook,
    standing: isProd(config) ? [] : STANDING_ROOMS,
    streamOf: streamOf(config),
  }
  const keeper = createRoomKeeper({
    ...planning,
    hosts: isProd(config) ? [] : [...SANDBOX_HOSTS, ...ENTERTAINMENT_HOSTS],
    opened: tellFollowers,
  })
  const { ensure, want } = keeper
  const rooms = createRooms({ ...shared, viewersOf: viewers.of, ensure, want })
  const hosts = createHosts({ ...shared, viewersOf: viewers.of, ensure, texts: people.texts })
  const demandLive = liveSectionOf(people)
  roomRoutes(api, { rooms, hosts, demandLive })
  const reminders = createReminders({
    ...shared,
    writeLetters: people.letters.writeAll,
    mayOfferTo: people.mayOfferTo,
  })
  reminderRoutes(api, { reminders, demandLive })
  jobs.every('rooms.plan', keeper.plan)
  jobs.every('rooms.turn', keeper.turn)
  jobs.every('rooms.tell-followers', tellFollowers)
  jobs.every('rooms.remind', reminders.tell)
  const liveDesk = createLiveDesk({ ...shared, ids: own.ids, audit: own.audit, viewersOf: viewers.of })
  const handPlans = createHandPlans({ ...planning, ids: own.ids, audit: own.audit })
  return { roomOf: rooms.talkOf, demandLive, hostTexts: hosts.shippedTexts, liveDesk, handPlans }
}

type SpeakNeeds = {
  readonly viewers: Pick<Viewers, 'rooms'>
  readonly roomOf: OpenLive['roomOf']
  readonly hostSays: OpenRoomChat['hostSays']
}

/** Hosts beside sports speak where somebody watches, outside prod alone. */
export function speakInRooms(own: OwnParts, { viewers, roomOf, hostSays }: SpeakNeeds): void {
  const { config, clock, jobs } = own
  const speak = createHostLines({
    clock,
    rooms: STANDING_ROOMS,
    watchedRooms: viewers.rooms,
    roomOf,
    hostSays,
  })
  jobs.every('rooms.host-lines', isProd(config) ? async () => {} : speak)
}

type Commented = Pick<Parameters<typeof watchEvents>[0], 'hostSays'> & {
  readonly sportsbook: Pick<SportsbookGateway, 'eventsOf'>
  readonly viewers: Viewers
}

/** Hosts speak in the rooms that somebody watches here. */
export function openComments(own: OwnParts, { sportsbook, viewers, hostSays }: Commented): Cancel {
  const { database, machineClock, log, tenantId } = own
  const watched = viewers.rooms
  return watchEvents({ database, machineClock, log, tenantId, gateway: sportsbook, watched, hostSays })
}

type Asking = { readonly host: string; readonly caller: { readonly memberId: string } | null }

/** `liveManageStatus` of a member without the live section. */
const LIVE_OFF = 1

/** Refuses who has no live section: by the line of the host, by the member's own switch, for visitors by the site's. */
function liveSectionOf({ site, members }: Pick<People, 'site' | 'members'>) {
  return async function demandLive({ host, caller }: Asking): Promise<void> {
    const { live, isLiveResting } = await site.agentConfig({ host, language: 'en' })
    const isOff = caller
      ? (await members.find(caller.memberId))?.liveManageStatus === LIVE_OFF
      : isLiveResting
    if (!live || isOff) fail('NOT_FOUND')
  }
}
