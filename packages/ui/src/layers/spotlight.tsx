import * as RadixDialog from '@radix-ui/react-dialog'
import type { CSSProperties, ReactNode } from 'react'
import { useScrollLock } from '../scroll-lock.ts'
import './spotlight.css'

/** Where something stands on the screen. */
export type LitBox = { top: number; left: number; width: number; height: number }

type SpotlightProps = {
  lit: LitBox
  /** Spoken when it opens; the heading of what it says. */
  title: ReactNode
  children: ReactNode
  onEscape: () => void
}

/** The page stays in sight and dims around one part of it, which the card beside it speaks of. */
export function Spotlight({ lit, title, children, onEscape }: SpotlightProps) {
  useScrollLock(true)
  return (
    <RadixDialog.Root open>
      <RadixDialog.Portal>
        <RadixDialog.Content
          role="alertdialog"
          className="ui-spotlight"
          aria-describedby={undefined}
          // On no button: a tap or a key that was meant for the page beneath must not answer it.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          onEscapeKeyDown={onEscape}
          onPointerDownOutside={keepOpen}
          onInteractOutside={keepOpen}
        >
          <span className="ui-spotlight-lit" style={{ ...lit }} aria-hidden="true" />
          <div className="ui-spotlight-card" style={besideOf(lit)}>
            <RadixDialog.Title className="text-headline text-balance">{title}</RadixDialog.Title>
            {children}
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

/** On the side with more room, and never over what is lit. */
function besideOf({ top, height }: LitBox): CSSProperties {
  const end = top + height
  return innerHeight - end >= top
    ? { top: end + 16, maxHeight: innerHeight - end - 28 }
    : { bottom: innerHeight - top + 16, maxHeight: top - 28 }
}

const keepOpen = (event: Event) => event.preventDefault()
