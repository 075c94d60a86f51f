import { getGameDetails, jumpToDemo, jumpToGame, listSlotGames, setFavouriteGame } from '@keo/contract/games'
import type { Api } from '@keo/service-kit/http/api'
import type { Launches } from './launches.ts'
import type { createLobby } from './lobby.ts'

type Needs = { readonly lobby: ReturnType<typeof createLobby>; readonly launches: Launches }

export function gameRoutes(api: Api, { lobby, launches }: Needs): void {
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
  api.handle(jumpToGame, ({ body, caller, language }) => launches.toGame(caller, { ...body, language }))
  api.handle(jumpToDemo, ({ body, language }) => launches.toDemo({ ...body, language }))
}
