import { Suspense } from 'react'
import { useStore } from 'zustand'
import { frameSlots } from './frame-slots.ts'

export function BetCartSlot() {
  return <Suspense>{useStore(frameSlots, (slots) => slots.betCart)}</Suspense>
}

export function SideColumn({ side }: { side: 'left' | 'right' }) {
  const column = useStore(frameSlots, (slots) => slots[`${side}Column`])
  return column ? (
    <aside className="app-side" data-side={side}>
      <Suspense>{column}</Suspense>
    </aside>
  ) : null
}
