import {
  GAMES_PAGE_SIZE,
  getGameDetails,
  type LobbyGame,
  listSlotGames,
  setFavouriteGame,
} from '@keo/contract/games'
import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import { PERIODIC_WORK } from '../../platform/periodic-work.ts'
import type { ListRequest } from './lobby-filter.ts'

/** Favourites and recent ones differ with the member, so nothing of it outlives a session. */
const all = ['games'] as const

export const lobbyQueries = {
  list: (request: ListRequest) =>
    infiniteQueryOptions({
      queryKey: [...all, 'list', request],
      queryFn: ({ signal, pageParam }) =>
        api(listSlotGames, { ...request, page: pageParam }, { silent: true, signal }),
      initialPageParam: 1,
      getNextPageParam: ({ total }, pages) =>
        pages.length * GAMES_PAGE_SIZE < total ? pages.length + 1 : undefined,
      // A window that is announced while the lobby is open shows as soon as one of a type does.
      refetchInterval: PERIODIC_WORK.gameTypes,
    }),
  details: (id: number) =>
    queryOptions({
      queryKey: [...all, 'details', id],
      queryFn: ({ signal }) => api(getGameDetails, { id }, { silent: true, signal }),
    }),
}

export function useFavourite() {
  return useMutation({
    mutationFn: ({ id, isFavourite }: Pick<LobbyGame, 'id' | 'isFavourite'>) =>
      api(setFavouriteGame, { id, isFavourite }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: all }),
  })
}
