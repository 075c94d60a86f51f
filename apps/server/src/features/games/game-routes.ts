import { fail } from '@keo/contract/errors'
import {
  getGameDetails,
  getGameRound,
  getGameRoundSum,
  getPlayPosition,
  jumpToDemo,
  jumpToGame,
  listGameRounds,
  listSlotGames,
  setFavouriteGame,
} from '@keo/contract/games'
import type { Api } from '@keo/service-kit/http/api'
import type { Instant } from '@keo/units/instants'
import type { MemberStore } from '../members/index.ts'
import type { Launches } from './launches.ts'
import type { createLobby } from './lobby.ts'
import type { RoundRecords } from './round-records.ts'

type Needs = {
  readonly lobby: ReturnType<typeof createLobby>
  readonly launches: Launches
  readonly records: RoundRecords
  readonly members: Pick<MemberStore, 'find'>
  /** When the sitting of a member began. */
  sittingSince(memberId: string): Promise<Instant>
}

export function gameRoutes(api: Api, { lobby, launches, records, members, sittingSince }: Needs): void {
  const currencyOf = async (memberId: string) =>
    ((await members.find(memberId)) ?? fail('SESSION_EXPIRED')).currency

  api.handle(listSlotGames, ({ body, caller, language }) =>
    lobby.list(body, { memberId: caller?.memberId ?? null, language }),
  )
  api.handle(getGameDetails, ({ body, caller, language }) =>
    lobby.details(body.id, { memberId: caller?.memberId ?? null, language }),
  )
  api.handle(setFavouriteGame, async ({ body: { id, isFavourite }, caller }) => {
    await lobby.setFavourite(caller.memberId, id, isFavourite)
    return {}
  })
  api.handle(jumpToGame, ({ body, caller, host, language }) =>
    launches.toGame(caller, { ...body, host, language }),
  )
  api.handle(jumpToDemo, ({ body, host, language }) => launches.toDemo({ ...body, host, language }))
  api.handle(getGameRoundSum, async ({ body, caller: { memberId }, language }) =>
    records.sum({ memberId, currency: await currencyOf(memberId), language }, body),
  )
  api.handle(listGameRounds, async ({ body: { before, ...period }, caller: { memberId }, language }) =>
    records.page({ memberId, currency: await currencyOf(memberId), language }, period, before),
  )
  api.handle(getGameRound, ({ body, caller: { memberId }, language }) =>
    records.round({ memberId, language }, body.id),
  )
  api.handle(getPlayPosition, async ({ caller: { memberId } }) =>
    records.positionSince({ memberId, currency: await currencyOf(memberId) }, await sittingSince(memberId)),
  )
}
