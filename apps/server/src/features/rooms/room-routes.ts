import type { MemberId } from '@keo/contract/ids'
import {
  followHost,
  getHost,
  getRoom,
  listHostRooms,
  listHosts,
  listRoomMatches,
  listRooms,
  listRoomsOfMatches,
} from '@keo/contract/rooms'
import type { Language } from '@keo/messages/languages'
import type { Api } from '@keo/service-kit/http/api'
import type { Hosts } from './hosts.ts'
import type { Reader, Rooms } from './rooms.ts'

type Request = { caller: { memberId: string } | null; language: Language; host: string }
type Needs = {
  readonly rooms: Rooms
  readonly hosts: Hosts
  /** Refuses who has no live section. */
  demandLive(request: Pick<Request, 'caller' | 'host'>): Promise<void>
}

const numberOf = (text: string | undefined): number | null => (text === undefined ? null : Number(text))

export function roomRoutes(api: Api, { rooms, hosts, demandLive }: Needs): void {
  async function readerOf(request: Request): Promise<Reader> {
    await demandLive(request)
    const { caller, language } = request
    return { memberId: caller ? (caller.memberId as MemberId) : null, language }
  }

  api.handle(listRooms, async (request) => {
    const { sport, kind = null, tag, words = '', page = '1' } = request.body
    const filter = { sport: numberOf(sport), kind, tag: numberOf(tag), words, page: Number(page) }
    return rooms.list(filter, await readerOf(request))
  })
  api.handle(listRoomsOfMatches, async (request) => {
    await demandLive(request)
    return rooms.ofMatches(request.body.matches.split(','))
  })
  api.handle(getRoom, async (request) => rooms.detail(request.body.id, await readerOf(request)))
  api.handle(listRoomMatches, async (request) => {
    const { day, sport, page = '1' } = request.body
    return rooms.matches(day, { sport: numberOf(sport), page: Number(page) }, await readerOf(request))
  })
  api.handle(listHosts, async (request) => {
    const { sport, page = '1' } = request.body
    return hosts.list({ sport: numberOf(sport), page: Number(page) }, await readerOf(request))
  })
  api.handle(getHost, async (request) => hosts.detail(request.body.id, await readerOf(request)))
  api.handle(listHostRooms, async (request) => {
    const { id, page = '1' } = request.body
    return hosts.past(id, Number(page), await readerOf(request))
  })
  api.handle(followHost, async (request) => {
    await demandLive(request)
    const { id, isFollowed } = request.body
    return hosts.follow(request.caller.memberId as MemberId, id, isFollowed)
  })
}
