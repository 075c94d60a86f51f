import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'

/**
 * Places of the frame that a feature fills: the bet cart on pages that show it, and the two columns beside the
 * pages of a wide screen.
 */
type FrameSlots = {
  readonly betCart: ReactNode
  readonly leftColumn: ReactNode
  readonly rightColumn: ReactNode
}

export const frameSlots = createStore<FrameSlots>(() => ({
  betCart: null,
  leftColumn: null,
  rightColumn: null,
}))
