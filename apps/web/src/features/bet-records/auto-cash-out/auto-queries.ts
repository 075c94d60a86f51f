import {
  type AutoCashOut,
  cancelAutoCashOut,
  changeAutoCashOut,
  listAutoCashOuts,
  setAutoCashOut,
} from '@keo/sportsbook-contract/auto-cash-out'
import { seconds } from '@keo/units/instants'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newTapKey } from '../../../page-kit/tap-key.ts'
import { provider } from '../../sportsbook/index.ts'
import type { wishOf } from './auto-form.ts'

const LOOK_EVERY_MS = seconds(3)

/** Of one bet: what waits and what fired, newest first. Under the key of bets, so news of them freshen it. */
export const autoQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['bet-records', 'auto', orderId],
    queryFn: ({ signal }) => provider(listAutoCashOuts, { orderIds: [orderId] }, { silent: true, signal }),
    refetchInterval: ({ state }) => (state.data?.some(isActive) ? LOOK_EVERY_MS : false),
  })

export const isActive = ({ state }: AutoCashOut): boolean => state === 'waiting' || state === 'running'

type Wish = ReturnType<typeof wishOf>

/** Sets one, or changes the one that waits. The key is of the sheet: another tap on its button is the same wish. */
export function useSetAuto(orderId: string, before: AutoCashOut | null) {
  const [relatedId] = useState(newTapKey)
  return useChange((wish: Wish) =>
    before
      ? provider(changeAutoCashOut, { ...wish, id: before.id, version: before.version })
      : provider(setAutoCashOut, { ...wish, orderId, relatedId }),
  )
}

export function useCancelAuto() {
  return useChange((id: string) => provider(cancelAutoCashOut, { id }))
}

function useChange<Request, Result>(mutationFn: (request: Request) => Promise<Result>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => cache.invalidateQueries({ queryKey: ['bet-records', 'auto'] }),
  })
}
