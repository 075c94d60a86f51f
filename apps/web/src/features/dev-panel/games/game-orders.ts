import { getGameDetails } from '@keo/contract/games'
import { giveSandboxFreeRounds, setSandboxGameWindow } from '@keo/contract/sandbox-games'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { useOrder } from '../panel-queries.ts'

/** Where the sandbox provider stands in a dev world; one elsewhere takes no orders of a page. */
const CONTROL_BASE = '/games/x'
const all = ['sandbox', 'games'] as const

async function control(path: string, order: object): Promise<{ isDone: boolean }> {
  const answer = await fetch(`${CONTROL_BASE}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  })
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}.`)
  return (await answer.json()) as { isDone: boolean }
}

export const gameQuery = (id: number) =>
  queryOptions({
    queryKey: [...all, id],
    queryFn: async ({ signal }) => (await api(getGameDetails, { id }, { silent: true, signal })).game,
  })

const shownBesideButton = { isSilent: true, refresh: all }

type ForcedResult = { readonly userId: string; readonly gameId: string; readonly outcome: readonly number[] }
export const useForceResult = () =>
  useOrder((order: ForcedResult) => control('result', order), shownBesideButton)

/** What becomes of the next call to the wallet. */
export type NextCall = {
  readonly only?: 'bet' | 'result'
  readonly slowMs?: number
  readonly duplicate?: boolean
  readonly loseAnswer?: boolean
  readonly reorder?: boolean
}
export const useWeather = () => useOrder((next: NextCall) => control('weather', { calls: 1, ...next }))

export const useExpirePlay = () => useOrder((userId: string) => control('token/expire', { userId }))

export const useFinalise = () =>
  useOrder((roundId: string) => control('finalise', { roundId }), shownBesideButton)

export const useGameWindow = () =>
  useOrder((order: { id: number; isOn: boolean }) => api(setSandboxGameWindow, order), { refresh: [] })

export const useFreeRounds = () =>
  useOrder((order: { id: number; rounds: number }) => api(giveSandboxFreeRounds, order))
