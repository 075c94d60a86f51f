import type { NoticeKind } from '@keo/ui/layers/notice'
import type { ComponentType } from 'react'
import { createStore } from 'zustand/vanilla'
import { type Cancel, clock, type Clock } from '../../platform/time.ts'
import { loadArea } from '../../language/messages.ts'
import { lazyPart } from '../lazy-part.ts'
import { BET_NOTICE_MS, type OverlaySlot } from './overlay-slots.ts'

export type OverlayProps = { close: () => void }
type Content = ComponentType<OverlayProps>

export type BetNotice = { readonly kind: NoticeKind; readonly title: string; readonly detail?: string }

type OverlayState = {
  readonly open: Readonly<Partial<Record<OverlaySlot, Content>>>
  readonly notice: BetNotice | null
}

/** What a slot shows when it is opened without content of its own. */
const OWN_CONTENT: Partial<Record<OverlaySlot, Content>> = {
  chatChannels: lazyPart(async () => {
    const [channels] = await Promise.all([import('../support/chat-channels.tsx'), loadArea('support')])
    return channels
  }),
}

export function createOverlays(time: Pick<Clock, 'after'>) {
  const store = createStore<OverlayState>(() => ({ open: {}, notice: null }))
  let endNotice: Cancel = () => {}

  /** Closing what is not open changes nothing, so nobody is woken. */
  function close(slot: OverlaySlot): void {
    if (slot in store.getState().open) store.setState(({ open: { [slot]: _closed, ...open } }) => ({ open }))
  }

  return {
    store,
    close,
    /** One overlay per slot: a second one takes the place of the first. */
    open(slot: OverlaySlot, content: Content | undefined = OWN_CONTENT[slot]): void {
      if (content) store.setState(({ open }) => ({ open: { ...open, [slot]: content } }))
    },
    /** The outcome of a bet, in the middle of the screen, above everything, for two seconds. */
    notify(notice: BetNotice): void {
      endNotice()
      store.setState({ notice })
      endNotice = time.after(BET_NOTICE_MS, () => store.setState({ notice: null }))
    },
    /** A page change leaves nothing lying over the next page, except what must be answered. */
    closeAllBut(kept: readonly OverlaySlot[]): void {
      const slots = Object.keys(store.getState().open) as OverlaySlot[]
      for (const slot of slots) if (!kept.includes(slot)) close(slot)
    },
  }
}

export const overlays = createOverlays(clock)
