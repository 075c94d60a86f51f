import * as RadixDialog from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { XIcon } from '../icons/x.tsx'
import { useOpenLayer } from '../open-layers.ts'
import { useScrollLock } from '../scroll-lock.ts'
import { useSheetDrag } from '../use-sheet-drag.ts'
import { IconButton } from '../primitives/icon-button.tsx'
import './scrim.css'
import './sheet.css'

type SheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** Beside the title, before the close button. */
  actions?: ReactNode
  /** Stays in view under a scrolling body. */
  footer?: ReactNode
  /** The close button shows only to the keyboard and to screen readers: the head has no room for it. */
  isCloseHidden?: boolean
  /** False keeps it open until its own buttons close it. */
  dismissible?: boolean
  /** The address check stands above everything, and the captcha opened from it above that. */
  level?: 'sheet' | 'ip-check' | 'captcha'
}

/** A bottom sheet; a dialog on wide screens. Focus stays inside, Escape and a downward drag close it. */
export function Sheet(props: SheetProps) {
  const {
    open,
    onOpenChange,
    title,
    closeLabel,
    children,
    actions,
    footer,
    isCloseHidden = false,
    dismissible = true,
    level = 'sheet',
  } = props
  useScrollLock(open)
  useOpenLayer(open && dismissible, () => onOpenChange(false))
  const drag = useSheetDrag({ open, enabled: dismissible, onDismiss: () => onOpenChange(false) })
  const keepOpen = (event: Event) => {
    if (!dismissible) event.preventDefault()
  }
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <Scrim open={open} level={level} />
        <RadixDialog.Content
          className="ui-sheet"
          style={drag.style}
          data-held={drag.held || undefined}
          data-level={level}
          aria-modal
          aria-describedby={undefined}
          onEscapeKeyDown={keepOpen}
          onPointerDownOutside={keepOpen}
          onInteractOutside={keepOpen}
        >
          <div className="ui-sheet-head" {...drag.handlers}>
            <div className="ui-sheet-handle" />
            <div className="ui-sheet-title-row">
              <RadixDialog.Title className="ui-sheet-title ell">{title}</RadixDialog.Title>
              {actions}
              {dismissible ? (
                <RadixDialog.Close asChild>
                  <IconButton
                    label={closeLabel}
                    icon={<XIcon size={20} />}
                    className={`text-text-2 ${isCloseHidden ? 'not-focus-visible:sr-only' : ''}`}
                  />
                </RadixDialog.Close>
              ) : null}
            </div>
          </div>
          <div className="ui-sheet-body">{children}</div>
          {footer ? <div className="ui-sheet-footer">{footer}</div> : null}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

/** Ours and not Radix's overlay: that one injects a style element, which the content policy refuses. */
function Scrim({ open, level }: { open: boolean; level: SheetProps['level'] }) {
  const zIndex = level === 'sheet' ? undefined : `var(--z-${level})`
  return (
    <div className="ui-scrim" style={{ zIndex }} data-state={open ? 'open' : 'closed'} aria-hidden="true" />
  )
}
