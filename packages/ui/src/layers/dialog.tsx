import * as RadixDialog from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { useOpenLayer } from '../open-layers.ts'
import { useScrollLock } from '../scroll-lock.ts'
import './scrim.css'
import './dialog.css'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** A sentence or two under the title. */
  text?: ReactNode
  /** Anything more than text. */
  children?: ReactNode
  /** Safe choice first: it stands at the left. */
  buttons: ReactNode
  /** False keeps it open until one of its buttons is used. */
  dismissible?: boolean
}

/** A question in the middle of the screen, 300 wide. */
export function Dialog({
  open,
  onOpenChange,
  title,
  text,
  children,
  buttons,
  dismissible = true,
}: DialogProps) {
  useScrollLock(open)
  useOpenLayer(open && dismissible, () => onOpenChange(false))
  const keepOpen = (event: Event) => {
    if (!dismissible) event.preventDefault()
  }
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <div
          className="ui-scrim"
          style={{ zIndex: 'var(--z-dialog)' }}
          data-state={open ? 'open' : 'closed'}
          aria-hidden="true"
        />
        <div className="ui-dialog-stage">
          <RadixDialog.Content
            role="alertdialog"
            className="ui-dialog"
            onEscapeKeyDown={keepOpen}
            onPointerDownOutside={keepOpen}
            onInteractOutside={keepOpen}
            {...(text ? {} : { 'aria-describedby': undefined })}
          >
            <RadixDialog.Title className="ui-dialog-title">{title}</RadixDialog.Title>
            {text ? (
              <RadixDialog.Description className="ui-dialog-text">{text}</RadixDialog.Description>
            ) : null}
            {children}
            <div className="ui-dialog-buttons">{buttons}</div>
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
