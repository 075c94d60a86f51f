import { useEffect, useRef } from 'react'
import { stepTabs } from '../tab-keys.ts'
import { CountBadge } from '../primitives/count-badge.tsx'
import './underline-tabs.css'

export type UnderlineTab<Key extends string> = {
  key: Key
  label: string
  unread?: number
  /** How many there are: plain, and on the chosen tab in the brand's colour. */
  count?: number
}

type UnderlineTabsProps<Key extends string> = {
  tabs: readonly UnderlineTab<Key>[]
  value: Key
  onChange: (key: Key) => void
  label: string
  /** Id of the element that shows the chosen tab's content. */
  panelId?: string
}

export function UnderlineTabs<Key extends string>({
  tabs,
  value,
  onChange,
  label,
  panelId,
}: UnderlineTabsProps<Key>) {
  const keys = tabs.map((tab) => tab.key)
  const step = stepTabs(keys, value, onChange)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => bringIntoSight(list.current, value), [value])
  return (
    <div ref={list} role="tablist" aria-label={label} className="ui-underline-tabs scroll-x">
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          data-key={tab.key}
          aria-selected={tab.key === value}
          aria-controls={panelId}
          tabIndex={tab.key === value ? 0 : -1}
          className="ui-underline-tab"
          onClick={() => onChange(tab.key)}
          onKeyDown={step}
        >
          {tab.label}
          <CountBadge count={tab.unread ?? 0} flat />
          {tab.count ? <span className="num ui-underline-tab-count">{tab.count}</span> : null}
        </button>
      ))}
    </div>
  )
}

/** The chosen tab in whole, where the row is wider than the page. */
function bringIntoSight(list: HTMLDivElement | null, key: string): void {
  const chosen = list?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
  if (!list || !chosen) return
  const [row, tab] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()]
  const edge = Number.parseFloat(getComputedStyle(list).paddingRight) || 0
  const missing = Math.max(0, tab.right + edge - row.right) - Math.max(0, row.left + edge - tab.left)
  if (missing !== 0) list.scrollLeft += missing
}
