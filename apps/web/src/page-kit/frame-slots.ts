import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'

/**
 * Places of the frame that a feature fills: the bet cart on pages that show it, the two columns beside the pages of a
 * wide screen, and the picture that goes on in small.
 */
type FrameSlots = {
  readonly betCart: ReactNode
  readonly miniPlayer: ReactNode
  readonly leftColumn: ReactNode
  readonly rightColumn: ReactNode
}

export const frameSlots = createStore<FrameSlots>(() => ({
  betCart: null,
  miniPlayer: null,
  leftColumn: null,
  rightColumn: null,
}))
