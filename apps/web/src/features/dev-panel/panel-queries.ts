import { logout as logoutCall } from '@keo/contract/accounts'
import type { Call, RequestOf } from '@keo/contract/define-call'
import {
  dropSandboxSockets,
  expireSandboxSession,
  getSandboxState,
  listSandboxMail,
  listSandboxMembers,
  listSandboxSms,
  replaceSandboxSession,
  setSandboxClock,
  setSandboxMaintenance,
  setSandboxNetwork,
  signInAsMember,
} from '@keo/contract/sandbox'
import { seconds } from '@keo/units/instants'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { currentSay } from '../../language/messages.ts'
import { logout, signIn } from '../../session/session.ts'
import { siteMaintenance } from '../../site/site-maintenance.ts'
import { toast } from '../../toasts/toast.ts'

const all = ['sandbox'] as const
const POLL_MS = seconds(3)

export const panelQueries = {
  state: queryOptions({
    queryKey: [...all, 'state'],
    queryFn: () => api(getSandboxState, {}),
    refetchInterval: POLL_MS,
  }),
  sms: queryOptions({
    queryKey: [...all, 'sms'],
    queryFn: () => api(listSandboxSms, {}),
    refetchInterval: POLL_MS,
  }),
  mail: queryOptions({
    queryKey: [...all, 'mail'],
    queryFn: () => api(listSandboxMail, {}),
    refetchInterval: POLL_MS,
  }),
  members: queryOptions({ queryKey: [...all, 'members'], queryFn: () => api(listSandboxMembers, {}) }),
}

type AfterOrder = {
  isSilent?: boolean
  /** What is asked for again; an empty key is everything, so that a new state shows at once. */
  refresh?: readonly string[]
}

/** Every order of the panel ends the same way: a word, and what it changed is asked for again. */
export function useOrder<Order, Answer>(send: (order: Order) => Promise<Answer>, after: AfterOrder = {}) {
  const { isSilent = false, refresh = all } = after
  const cache = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async () => {
      if (!isSilent) toast.show(currentSay()('panel.done'))
      await cache.invalidateQueries({ queryKey: refresh })
    },
  })
}

const callOf =
  <C extends Call>(call: C) =>
  (request: RequestOf<C>) =>
    api(call, request)

export const useSetClock = () => useOrder(callOf(setSandboxClock), { isSilent: true })
export const useSetNetwork = () => useOrder(callOf(setSandboxNetwork))
export const useExpireSession = () => useOrder(callOf(expireSandboxSession), { refresh: [], isSilent: true })
export const useReplaceSession = () =>
  useOrder(callOf(replaceSandboxSession), { refresh: [], isSilent: true })
export const useDropSockets = () => useOrder(callOf(dropSandboxSockets))

/** This device need not wait for the next poll. */
export function useSetMaintenance() {
  return useOrder(async (isOn: boolean) => {
    await api(setSandboxMaintenance, { isOn })
    await siteMaintenance.check()
  })
}

export function useSignIn() {
  return useOrder(async (userName: string) => {
    const { accessToken } = await api(signInAsMember, { userName })
    signIn(accessToken)
  })
}

export function useSignOut() {
  return useOrder(async () => {
    // The session ends here even when the server cannot be told.
    await api(logoutCall, {}, { silent: true }).catch(() => {})
    logout()
  })
}
