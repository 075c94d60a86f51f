import { DIRECT_LOBBY_CODE } from '@keo/contract/games'
import { fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import { SITE_POINT } from '@keo/contract/site'
import type { Language } from '@keo/messages/languages'
import { createBatches } from '@keo/service-kit/batches'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Caller } from '@keo/service-kit/http/api'
import type { Ids } from '@keo/service-kit/ids'
import type { Log } from '@keo/service-kit/log'
import { days, minutes } from '@keo/units/instants'
import type { GameAddress, GamesProvider } from '../../gateways/game-provider/games-provider.ts'
import type { MemberStore } from '../members/index.ts'
import { tokenHash, type Sessions } from '../sessions/index.ts'
import type { Site } from '../site/index.ts'
import type { Catalogue } from './catalogue.ts'
import { type Launch, sqlLaunchStore } from './launch-store.ts'
import { sqlOwnGamesStore } from './own-games-store.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  /** A launch is used within machine time: a hurried world must not leave a phone too little. */
  readonly machineClock: Clock
  readonly ids: Ids
  readonly log: Log
  readonly tenantId: string
  readonly provider: Pick<GamesProvider, 'launch' | 'endSessionsOf'>
  readonly catalogue: Catalogue
  readonly site: Pick<Site, 'maintenance' | 'playSwitches'>
  readonly members: Pick<MemberStore, 'find'>
  readonly sessions: Pick<Sessions, 'ended'>
  mayPlay(memberIds: readonly MemberId[], tx: Tx): Promise<void>
  /** Refuses whoever has nothing left within a limit of their own. */
  demandRoom(memberId: string): Promise<void>
}

type LaunchRequest = {
  readonly id: number
  /** Through which agent line the player came. */
  readonly host: string
  readonly language: Language
  readonly platform?: 'MOBILE' | 'WEB' | undefined
}

/** A phone on a bad line still opens what it asked for. */
const LAUNCH_MS = minutes(5)
/** Longer than any session lives. */
const KEPT_MS = days(14)

export type Launches = ReturnType<typeof createLaunches>

/** The way into a game, and the tokens that it is played with. */
export function createLaunches(needs: Needs) {
  const { database, clock, machineClock, ids, tenantId, catalogue, provider } = needs
  const store = sqlLaunchStore(database.db, tenantId)

  async function openGame(id: number) {
    const game = (await catalogue.find(id)) ?? fail('GAME_UNKNOWN')
    if (!game.isOffered) fail('GAME_UNKNOWN')
    const isSiteClosed = (await needs.site.maintenance(SITE_POINT, 'en')).status === '1'
    if (isSiteClosed || catalogue.isClosed(game)) fail('GAME_IN_MAINTENANCE')
    return game
  }

  const jump = (address: GameAddress | null) => {
    const { url, launch } = address ?? fail('GAME_PROVIDER_AWAY')
    return { url, isHere: launch !== null, launch, lobbyCode: DIRECT_LOBBY_CODE }
  }

  /** Those whose sessions have not ended, asked for at once. */
  async function stillPlaying(launches: readonly Launch[]): Promise<Launch[]> {
    if (launches.length === 0) return []
    const ended = new Set(await needs.sessions.ended(launches.map(({ sessionId }) => sessionId)))
    return launches.filter(({ sessionId }) => !ended.has(sessionId))
  }

  /** Every bet asks: those of one moment ask together. */
  const playing = createBatches({
    atOnce: 1,
    keyOf: (hash: Buffer) => hash.toString('base64'),
    async apply(hashes: readonly Buffer[]) {
      const found = await store.findPlaying(hashes)
      const still = new Set(await stillPlaying(found.filter((launch) => launch !== null)))
      return found.map((launch) => (launch && still.has(launch) ? launch : null))
    },
  })

  return {
    async toGame(
      { memberId, sessionId }: Caller,
      { id, host, language, platform = 'MOBILE' }: LaunchRequest,
    ) {
      const game = await openGame(id)
      const { currency } = (await needs.members.find(memberId)) ?? fail('SESSION_EXPIRED')
      await database.tx((tx) => needs.mayPlay([memberId as MemberId], tx))
      await needs.demandRoom(memberId)
      const token = ids.token()
      const until = machineClock.now() + LAUNCH_MS
      await store.add(tokenHash(token), { memberId, sessionId, gameId: id }, until)
      const player = { memberId, currency, token }
      const launch = { symbol: game.symbol, language, platform, player }
      const found = jump(await provider.launch({ ...launch, ...(await needs.site.playSwitches(host)) }))
      await sqlOwnGamesStore(database.db, tenantId).notePlayed(memberId, id, clock.now())
      return found
    },

    async toDemo({ id, host, language, platform = 'MOBILE' }: LaunchRequest) {
      const game = await openGame(id)
      if (!game.hasDemo) fail('GAME_UNKNOWN')
      const launch = { symbol: game.symbol, language, platform, player: null }
      return jump(await provider.launch({ ...launch, ...(await needs.site.playSwitches(host)) }))
    },

    /** Null for a launch that is unknown, used, late, or of a session that has ended. */
    async open(launchToken: string): Promise<(Launch & { playToken: string }) | null> {
      const playToken = ids.token()
      const launch = await store.open(tokenHash(launchToken), tokenHash(playToken), machineClock.now())
      return launch && (await stillPlaying([launch])).length > 0 ? { ...launch, playToken } : null
    },

    /** What a token plays; null once its session has ended. */
    findPlaying: (token: string): Promise<Launch | null> => playing.submit(tokenHash(token)),

    /** Whether the member has anything open, for providers that send no token. */
    async isAnyPlaying(memberId: string): Promise<boolean> {
      return (await stillPlaying(await store.playingOf(memberId))).length > 0
    },

    /** Play ends with the session; rounds that are open stay open at the provider. */
    async endOfSession(sessionId: string): Promise<void> {
      const memberId = await store.endOfSession(sessionId, machineClock.now())
      if (memberId !== null) await provider.endSessionsOf(memberId)
    },

    dropOld: () => store.dropOld(machineClock.now() - KEPT_MS),
  }
}
