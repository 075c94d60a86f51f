import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { type FigureKind, type Figure, type Figures, tellFigure } from './figures.ts'

type ExplainedProps<K extends FigureKind> = {
  kind: K
  of: Figures[K]
  children: ReactNode
  className?: string
  /** Within a button or a link: that one keeps its tap, its focus and its name. */
  isInside?: boolean
}

/** The element that says, to whoever listens to the page, that figures can be asked. */
export const HINT_ID = 'explain-hint'

/**
 * A figure that says where it comes from when it is held, right-clicked, or asked by `?`, Enter or the menu key. Who listens
 * is `features/explain`, once for the whole page.
 */
export function Explained<K extends FigureKind>(props: ExplainedProps<K>) {
  const { kind, of, children, className, isInside = false } = props
  const element = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (element.current) tellFigure(element.current, { kind, of } as Figure)
  })
  const own = isInside
    ? {}
    : ({ role: 'button', tabIndex: 0, 'aria-haspopup': 'dialog', 'aria-describedby': HINT_ID } as const)
  return (
    <span ref={element} className={className} data-explain={kind} {...own}>
      {children}
    </span>
  )
}
