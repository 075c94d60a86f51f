import { useSyncExternalStore } from 'react'
import type { SoundSettings } from '../../shared/sounds.ts'
import { storage } from '../../shared/storage.ts'
import type { Stored } from '../../shared/storage-schema.ts'

type SportsSettings = Stored<'settings'>

/** Specification section 3. */
const DEFAULT_SETTINGS: SportsSettings = { oddsFormat: 1, oddsChange: 1, pushTong: 1, pushTongStatus: 0 }

let last: SportsSettings = DEFAULT_SETTINGS

/** The same object as long as nothing changed, as React asks of a store. */
function readSettings(): SportsSettings {
  const stored = { ...DEFAULT_SETTINGS, ...storage.read('settings') }
  if (JSON.stringify(stored) !== JSON.stringify(last)) last = stored
  return last
}

export function useGoalSoundSettings(): [SoundSettings, (change: Partial<SoundSettings>) => void] {
  const settings = useSyncExternalStore((run) => storage.subscribe('settings', run), readSettings)
  return [settings, (change) => storage.write('settings', { ...settings, ...change })]
}
