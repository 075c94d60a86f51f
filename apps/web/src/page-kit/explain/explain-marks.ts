import { useSyncExternalStore } from 'react'
import { storage } from '../../platform/storage.ts'

const read = (): boolean => storage.read('explainMarks') ?? false
const subscribe = (run: () => void) => storage.subscribe('explainMarks', run)

/** Whether every figure that can be asked has a dotted line under it. Held, it answers in any case. */
export const useMarks = (): boolean => useSyncExternalStore(subscribe, read)

export const setMarks = (isOn: boolean): void => storage.write('explainMarks', isOn)

/** A style decides what a mark looks like; this says that there are any. */
export function showMarks(root: HTMLElement): () => void {
  const show = (): void => void root.toggleAttribute('data-explain-marks', read())
  show()
  return subscribe(show)
}
