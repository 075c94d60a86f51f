import type { ReactNode } from 'react'
import '@keo/ui/drawings/games/stage.css'

type StageProps = {
  /** The colours of its night; the same in both themes. */
  ground: string
  children: ReactNode
  className?: string
}

/** Where the game is drawn, under the game's bar. Night in both themes. */
export function Stage({ ground, children, className = '' }: StageProps) {
  return (
    <section className={`play-stage ${className}`} data-ground={ground}>
      <i className="play-stage-beam" aria-hidden="true" />
      {children}
    </section>
  )
}

/** Below the stage: what is staked, and the one action. It follows the theme. */
export function Controls({ children }: { children: ReactNode }) {
  return <div className="play-controls">{children}</div>
}

/** The action stays at the foot of a short screen while what it is set by scrolls under it. */
export function Foot({ children }: { children: ReactNode }) {
  return <div className="play-foot">{children}</div>
}

/** A label with its field under it. */
export function Labelled({
  label,
  note,
  children,
}: {
  label: string
  note?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="min-w-0">
      <div className="play-label">
        {label}
        {note ? <span className="num">{note}</span> : null}
      </div>
      {children}
    </div>
  )
}
