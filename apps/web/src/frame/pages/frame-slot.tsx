import { Suspense } from 'react'
import { useStore } from 'zustand'
import { frameSlots } from '../../page-kit/frame-slots.ts'

export function BetCartSlot() {
  return <Suspense>{useStore(frameSlots, (slots) => slots.betCart)}</Suspense>
}

export function MiniPlayerSlot() {
  return <Suspense>{useStore(frameSlots, (slots) => slots.miniPlayer)}</Suspense>
}
