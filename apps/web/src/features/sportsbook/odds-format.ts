import { useSyncExternalStore } from 'react'
import { storage } from '../../platform/storage.ts'
import type { Cancel } from '../../platform/time.ts'
import { keptSettings } from '../current-member/index.ts'

let format: number | undefined

// Hundreds of prices ask for it: it is read once, and again when it changes.
storage.subscribe('settings', () => {
  format = undefined
})

const read = (): number => (format ??= keptSettings().oddsFormat)
const subscribe = (run: () => void): Cancel => storage.subscribe('settings', run)

/** The player's odds format (SPT-07). */
export function useOddsFormat(): number {
  return useSyncExternalStore(subscribe, read)
}
