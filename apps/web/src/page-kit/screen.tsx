import { ScreenFrame } from '@keo/ui/patterns/screen-frame'
import type { ReactNode } from 'react'
import { NavBar, type NavBarProps } from './nav-bar.tsx'

type ScreenProps = NavBarProps & {
  children: ReactNode
  /** Page side margins for all of the content. */
  gutter?: boolean
  /** Action bar docked to the bottom edge. */
  dock?: ReactNode
}

/** A page with the shared navigation bar. */
export function Screen({ children, gutter = false, dock, ...bar }: ScreenProps) {
  return (
    <ScreenFrame bar={<NavBar {...bar} />} gutter={gutter} dock={dock}>
      {children}
    </ScreenFrame>
  )
}
