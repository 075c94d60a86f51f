import { createStore } from 'zustand/vanilla'

export type DevPanelTab = 'clock' | 'members' | 'inbox' | 'states' | 'sports' | 'games' | 'desk'

/** `isThere` once the panel's handle is on the page: never in prod, nor where it is hidden. */
export const devPanel = createStore<{ isThere: boolean; isOpen: boolean; tab: DevPanelTab }>(() => ({
  isThere: false,
  isOpen: false,
  tab: 'clock',
}))
