import { NavBar } from '@keo/ui/bars/nav-bar'
import '@keo/ui/drawings/invite-inks.css'
import { ScreenFrame } from '@keo/ui/patterns/screen-frame'
import type { ReactNode } from 'react'
import { useMessages } from '../../language/messages.ts'
import { useGo } from '../../navigation/use-go.ts'
import { useScrolled } from '../../page-kit/use-scrolled.ts'
import './hero-screen.css'

type HeroScreenProps = {
  title: string
  ground: 'friends' | 'activity' | 'commission'
  hero: ReactNode
  /** One icon at the right of the bar. */
  end?: ReactNode
  children: ReactNode
  dock: ReactNode
}

/** A page of invitations: its bar lies over the ground until the page has moved. */
export function HeroScreen({ title, ground, hero, end, children, dock }: HeroScreenProps) {
  const say = useMessages()
  const go = useGo()
  const [mark, isScrolled] = useScrolled()
  return (
    <ScreenFrame gutter={false} dock={dock}>
      <div className="invite-bar">
        <NavBar
          title={<span className={isScrolled ? undefined : 'sr-only'}>{title}</span>}
          back={{ label: say('nav.back'), onClick: go.back }}
          end={end}
          overArt
          scrolled={isScrolled}
        />
      </div>
      <section className="invite-hero" data-ground={ground}>
        <div ref={mark} className="invite-top-mark" />
        <svg className="invite-beams" viewBox="0 0 390 520" preserveAspectRatio="none" aria-hidden="true">
          <path d="M90-10h70l180 540H210zM196-10h20l180 540h-58z" />
        </svg>
        {hero}
      </section>
      <div className="invite-body">{children}</div>
    </ScreenFrame>
  )
}
