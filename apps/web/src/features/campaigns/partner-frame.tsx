import { NavBar } from '@keo/ui/bars/nav-bar'
import { groundStyle, type ArtGround } from '@keo/ui/drawings/art-grounds'
import { ScreenFrame } from '@keo/ui/patterns/screen-frame'
import { Beams } from '@keo/ui/pictures/beams'
import { Button } from '@keo/ui/primitives/button'
import { Crest } from '@keo/ui/product/crest'
import type { ReactNode } from 'react'
import { useMessages } from '../../language/messages.ts'
import { useGo } from '../../navigation/use-go.ts'
import './campaigns.css'
import './campaign-hero.css'
import './campaign-rows.css'
import './partners.css'

type FrameProps = {
  title: string
  subtitle: string
  tag: string
  ground: ArtGround
  crest: number
  action: { readonly words: string; readonly path: string }
  children: ReactNode
}

/** A page about a partner: title and arms on a ground of its own, one action. */
export function PartnerFrame({ title, subtitle, tag, ground, crest, action, children }: FrameProps) {
  const say = useMessages()
  const go = useGo()
  return (
    <ScreenFrame
      bar={
        <section className="campaign-hero partner-hero" style={groundStyle(ground)}>
          <Beams />
          <NavBar
            title={<span className="sr-only">{title}</span>}
            back={{ label: say('nav.back'), onClick: go.back }}
            overArt
          />
          <span className="campaign-hero-art">
            <Crest teamId={crest} size={150} />
          </span>
          <div className="campaign-hero-text">
            <span className="campaign-tag">{tag}</span>
            <p className="campaign-title">{title}</p>
            <p className="campaign-subtitle">{subtitle}</p>
          </div>
        </section>
      }
      gutter={false}
      dock={
        <div className="campaign-dock">
          <Button kind="primary" size="l" wide onClick={() => go.to(action.path)}>
            {action.words}
          </Button>
        </div>
      }
    >
      <div className="campaign-body">{children}</div>
    </ScreenFrame>
  )
}
