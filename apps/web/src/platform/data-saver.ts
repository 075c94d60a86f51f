import { useSyncExternalStore } from 'react'
import { storage } from './storage.ts'
import type { Cancel } from './time.ts'

const kept = (): boolean => storage.read('dataSaver') ?? false
/** Asked for many times a second: read when it changes. */
let isOn = kept()
storage.subscribe('dataSaver', () => void (isOn = kept()))

/** Whether this device is to use as few bytes as it can. */
export function isSavingData(): boolean {
  return isOn
}

/** Chosen once, it is not offered again, whichever way it went. */
export function saveData(isWanted: boolean): void {
  storage.write('dataSaver', isWanted)
}

export function onSavingData(run: () => void): Cancel {
  return storage.subscribe('dataSaver', run)
}

export function useIsSavingData(): boolean {
  return useSyncExternalStore(onSavingData, isSavingData)
}
