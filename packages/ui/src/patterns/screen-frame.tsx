import type { ReactNode } from 'react'
import './screen-frame.css'

type ScreenFrameProps = {
  /** The navigation bar. */
  bar?: ReactNode
  children: ReactNode
  /** Page side margins; off for lists that run edge to edge. */
  gutter?: boolean
  /** Action bar docked to the bottom edge. */
  dock?: ReactNode
}

/** Bar, content, docked actions. A floating tab bar or cart tells its height with `--screen-float`. */
export function ScreenFrame({ bar, children, gutter = true, dock }: ScreenFrameProps) {
  return (
    <div className="ui-screen">
      {bar}
      <main className="ui-screen-body" data-gutter={gutter || undefined}>
        {children}
      </main>
      {dock ? <div className="ui-screen-dock">{dock}</div> : null}
    </div>
  )
}
