import type { MouseEvent, ReactNode } from 'react'
import { CountBadge } from '../primitives/count-badge.tsx'
import './tab-bar.css'

export type Tab = {
  key: string
  label: string
  href: string
  icon: ReactNode
  activeIcon: ReactNode
  /** Unread count. */
  count?: number
}

type TabBarProps = {
  tabs: readonly Tab[]
  activeKey: string | null
  /** Spoken name of the bar. */
  label: string
  /** A plain tap; the caller decides how to go there and may prevent the link's own navigation. */
  onSelect: (tab: Tab, event: MouseEvent<HTMLAnchorElement>) => void
}

export function TabBar({ tabs, activeKey, label, onSelect }: TabBarProps) {
  return (
    <nav className="ui-tab-bar" aria-label={label}>
      {tabs.map((tab) => {
        const active = tab.key === activeKey
        return (
          <a
            key={tab.key}
            href={tab.href}
            className="ui-tab"
            aria-current={active ? 'page' : undefined}
            onClick={(event) => onSelect(tab, event)}
          >
            <span className="ui-tab-icon">{active ? tab.activeIcon : tab.icon}</span>
            <span className="ui-tab-label ell">{tab.label}</span>
            <CountBadge count={tab.count ?? 0} />
          </a>
        )
      })}
    </nav>
  )
}
