import type { ReactNode } from 'react'
import { stepTabs } from '../tab-keys.ts'
import './icon-strip.css'

export type IconStripTab<Key extends string> = {
  key: Key
  label: string
  icon: ReactNode
  activeIcon: ReactNode
  count?: string | number
}

type IconStripProps<Key extends string> = {
  tabs: readonly IconStripTab<Key>[]
  value: Key
  onChange: (key: Key) => void
  label: string
  /** Idle icons on a tile of their own, for game categories. */
  tiles?: boolean
}

/** Sports or game categories in a row that scrolls sideways. */
export function IconStrip<Key extends string>({ tabs, value, onChange, label, tiles }: IconStripProps<Key>) {
  const keys = tabs.map((tab) => tab.key)
  const step = stepTabs(keys, value, onChange)
  return (
    <div role="tablist" aria-label={label} className="ui-strip-tabs scroll-x" data-tiles={tiles || undefined}>
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          data-key={tab.key}
          aria-selected={tab.key === value}
          tabIndex={tab.key === value ? 0 : -1}
          className="ui-strip-tab"
          onClick={() => onChange(tab.key)}
          onKeyDown={step}
        >
          <span className="ui-strip-icon">
            {tab.key === value ? tab.activeIcon : tab.icon}
            {tab.count === undefined ? null : <span className="ui-strip-count num">{tab.count}</span>}
          </span>
          {tab.label}
        </button>
      ))}
    </div>
  )
}
