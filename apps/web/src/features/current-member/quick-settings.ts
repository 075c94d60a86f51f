import { modifyQuickSettings } from '@keo/contract/profile'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { api } from '../../api/api.ts'
import { useSession } from '../../session/session.ts'
import { storage } from '../../platform/storage.ts'
import type { Stored } from '../../platform/storage-schema.ts'
import { memberQuery } from './member-query.ts'
import { DEFAULT_SPORTS_SETTINGS, keptSettings, quickSettingsOf } from './quick-setting-rules.ts'

type SportsSettings = Stored<'settings'>

let last: SportsSettings = DEFAULT_SPORTS_SETTINGS

/** The same object as long as nothing changed, as React asks of a store. */
function readSettings(): SportsSettings {
  const stored = keptSettings()
  if (JSON.stringify(stored) !== JSON.stringify(last)) last = stored
  return last
}

/** Kept on the device for everybody, and on the server for members (specification section 6). */
export function useSportsSettings(): [SportsSettings, (change: Partial<SportsSettings>) => void] {
  const settings = useSyncExternalStore((run) => storage.subscribe('settings', run), readSettings)
  const { isLoggedIn } = useSession()
  const { mutate: save } = useSaveQuickSettings()

  return [
    settings,
    (change) => {
      const next = { ...settings, ...change }
      storage.write('settings', next)
      if (isLoggedIn) save(quickSettingsOf(next))
    },
  ]
}

/** One after the other, so that the last tap is the one that stays. */
function useSaveQuickSettings() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (settings: ReturnType<typeof quickSettingsOf>) => api(modifyQuickSettings, settings),
    scope: { id: 'quick-settings' },
    // An answer that is under way was asked before this change and would undo it.
    onMutate: () => cache.cancelQueries({ queryKey: memberQuery.queryKey }),
    onSuccess: (saved) =>
      cache.setQueryData(
        memberQuery.queryKey,
        (member) => member && { ...member, memberQuickSettingRespVO: saved },
      ),
    onError: () => cache.invalidateQueries({ queryKey: memberQuery.queryKey }),
  })
}
