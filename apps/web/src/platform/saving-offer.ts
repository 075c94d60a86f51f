import { useSyncExternalStore } from 'react'
import { onSavingData } from './data-saver.ts'
import { storage } from './storage.ts'

/** What the browser tells of the line, where it tells of it. */
type LineFacts = { readonly saveData?: boolean; readonly effectiveType?: string }

const SLOW_LINES: ReadonlySet<string | undefined> = new Set(['slow-2g', '2g', '3g'])

/** Who asked the browser to save, or is on a slow line, is offered to save here too; nobody is made to. */
export function isThrifty(line: LineFacts): boolean {
  return line.saveData === true || SLOW_LINES.has(line.effectiveType)
}

/** Looked at when it is drawn: a line that gets slow later is no reason to move a page. */
export function useIsSavingOffered(): boolean {
  const isChosen = useSyncExternalStore(onSavingData, () => storage.read('dataSaver') !== undefined)
  return !isChosen && isThrifty((navigator as { connection?: LineFacts }).connection ?? {})
}
