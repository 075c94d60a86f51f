import {
  getPushSettings,
  type PushSettings,
  setPushSettings,
  subscribePush,
  unsubscribePush,
} from '@keo/contract/push'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import { currentSay } from '../../language/messages.ts'
import { storage } from '../../platform/storage.ts'
import { toast } from '../../toasts/toast.ts'
import { memberQuery } from '../current-member/index.ts'
import { askPermission, listen, ownEndpoint, stopListening } from './push-browser.ts'

export const pushQuery = queryOptions({
  queryKey: ['push'],
  queryFn: async ({ signal }) => {
    const settings = await api(getPushSettings, {}, { silent: true, signal })
    const isOn = settings.endpoint !== null && settings.endpoint === (await ownEndpoint())
    return { ...settings, isOn }
  },
})

const refresh = () => queryClient.invalidateQueries({ queryKey: pushQuery.queryKey })

/** Listens and tells the server where, in the language of the page. */
export async function subscribe(): Promise<void> {
  const { publicKey, endpoint } = await api(getPushSettings, {}, { silent: true })
  if (publicKey === null) return
  await api(subscribePush, await listen(publicKey, endpoint), { silent: true })
}

async function turnOn(): Promise<void> {
  // First of all: some browsers ask only while the tap is fresh.
  if (!(await askPermission())) return
  try {
    await subscribe()
    const { id } = await queryClient.ensureQueryData(memberQuery)
    storage.write('push', { ...storage.read('push'), memberId: id })
    toast.show(currentSay()('push.done'), { kind: 'success' })
  } catch (error) {
    await stopListening().catch(() => {})
    toast.error(currentSay()('push.failed'))
    throw error
  }
}

async function turnOff(): Promise<void> {
  storage.write('push', { ...storage.read('push'), memberId: undefined })
  await api(unsubscribePush, {})
  await stopListening()
}

export function useTurnPush() {
  return useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnOn() : turnOff()),
    onSettled: refresh,
  })
}

export function useSetPush() {
  return useMutation({
    mutationFn: (settings: PushSettings) => api(setPushSettings, settings),
    onSettled: refresh,
  })
}
