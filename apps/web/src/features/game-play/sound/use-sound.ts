import { useSyncExternalStore } from 'react'
import { storage } from '../../../platform/storage.ts'
import { isSoundOn, playGameSound, setSound } from './game-sounds.ts'

const subscribe = (run: () => void) => storage.subscribe('soundGames', run)

/** The speaker of one game. Its first tap is also what lets the browser play. */
export function useSound(gameId: string): [isOn: boolean, toggle: () => void] {
  const isOn = useSyncExternalStore(subscribe, () => isSoundOn(gameId))
  return [
    isOn,
    () => {
      setSound(gameId, !isOn)
      if (!isOn) playGameSound('tap')
    },
  ]
}
