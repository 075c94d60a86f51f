import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { bridge } from './bridge.ts'
import { type Storage, storage } from './storage.ts'

export type Theme = 'dark' | 'light'

/** Dark unless the player chose otherwise; of the app's own state only this is stored. */
export function createTheme(kept: Storage) {
  const store = createStore<{ theme: Theme }>(() => ({ theme: kept.read('theme') ?? 'dark' }))
  kept.subscribe('theme', () => store.setState({ theme: kept.read('theme') ?? 'dark' }))
  return { store, set: (theme: Theme): void => kept.write('theme', theme) }
}

const theme = createTheme(storage)
export const setTheme = theme.set

/** Paints the document now and after every change. */
export function startTheme(root: HTMLElement = document.documentElement): void {
  const paint = (): void => {
    const { theme: now } = theme.store.getState()
    root.dataset.theme = now
    const bar = root.ownerDocument.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
    if (bar) bar.content = getComputedStyle(root).getPropertyValue('--bg').trim()
    bridge.call('themeChanged', { theme: now })
  }
  paint()
  theme.store.subscribe(paint)
}

export function useTheme(): Theme {
  return useStore(theme.store, (state) => state.theme)
}
