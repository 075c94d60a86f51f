import { Suspense } from 'react'
import { useStore } from 'zustand'
import { frameSlots } from './frame-slots.ts'

export function BetCartSlot() {
  return <Suspense>{useStore(frameSlots, (slots) => slots.betCart)}</Suspense>
}
