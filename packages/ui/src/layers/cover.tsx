import * as RadixDialog from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { useScrollLock } from '../scroll-lock.ts'
import './cover.css'

type CoverProps = {
  /** Spoken when it opens; the heading of what it shows. */
  title: ReactNode
  children: ReactNode
}

/** Covers the whole screen until one of its buttons is used: neither Escape nor a tap beside it closes it. */
export function Cover({ title, children }: CoverProps) {
  useScrollLock(true)
  return (
    <RadixDialog.Root open>
      <RadixDialog.Portal>
        <RadixDialog.Content
          role="alertdialog"
          className="ui-cover"
          aria-describedby={undefined}
          // On no button: a tap or a key that was meant for the page beneath must not answer it.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          onEscapeKeyDown={keepOpen}
          onPointerDownOutside={keepOpen}
          onInteractOutside={keepOpen}
        >
          <div className="ui-cover-column">
            <RadixDialog.Title className="text-title-1 font-bold text-balance">{title}</RadixDialog.Title>
            {children}
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

const keepOpen = (event: Event) => event.preventDefault()
