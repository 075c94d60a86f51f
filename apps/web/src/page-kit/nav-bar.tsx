import { HeadsetIcon } from '@keo/ui/icons/headset'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { NavBar as NavBarView } from '@keo/ui/bars/nav-bar'
import type { ReactNode } from 'react'
import { useMessages } from '../language/messages.ts'
import { announcementTab, announcementTabAfter } from './announcement-tab.ts'
import { overlays } from './overlays/overlays.tsx'
import { usePage } from '../navigation/page-context.ts'
import { useGo } from '../navigation/use-go.ts'

export type NavBarProps = {
  title: ReactNode
  /** One icon at the right; `support` opens the choice of chat channels. */
  right?: ReactNode | 'support'
  /** The arrow stays, but only tells `onLeftClick`. */
  backDisabled?: boolean
  onLeftClick?: () => void
}

/** The shared bar: back arrow, title, one icon. A tab page has a large title and no arrow instead. */
export function NavBar({ title, right, backDisabled = false, onLeftClick }: NavBarProps) {
  const say = useMessages()
  const go = useGo()
  const page = usePage()

  const goBack = (): void => {
    if (backDisabled) return onLeftClick?.()
    announcementTab.setState({ tab: announcementTabAfter(page?.entry.path ?? '') })
    go.back()
  }

  return (
    <NavBarView
      title={title}
      lead={page?.entry.route.tabbar ?? false}
      back={{ label: say('nav.back'), onClick: goBack }}
      end={right === 'support' ? <SupportButton /> : right}
      sticky
    />
  )
}

export function SupportButton() {
  const say = useMessages()
  return (
    <IconButton
      label={say('nav.support')}
      icon={<HeadsetIcon size={22} />}
      onClick={() => overlays.open('chatChannels')}
    />
  )
}
