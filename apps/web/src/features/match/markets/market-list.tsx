import { Chip } from '@keo/ui/bars/chip'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { stepTabs } from '@keo/ui/tab-keys'
import { startTransition, Suspense, useEffect, useId, useMemo, useRef, useState } from 'react'
import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { useMessages } from '../../../language/messages.ts'
import { lazyPart } from '../../../page-kit/lazy-part.ts'
import { type MarketGroup, type MatchHead, useOddsFormat } from '../../sportsbook/index.ts'
import { useJoinedPicks } from '../builder/builder-picks.ts'
import { OddsSheet } from '../history/odds-sheet.tsx'
import { SaleNotice } from '../sale-notice.tsx'
import { groupsUnder, type TabKey, tabLabel, tabsOf, withBuilder } from '../tabs/play-tabs.ts'
import { MarketCard } from './market-card.tsx'
import { kindOf, pinnedFirst, useMarketChoice } from './market-choices.ts'
import { marketTitle } from './market-title.ts'
import type { Held } from './option-cell.tsx'

const BuilderPanel = lazyPart(() => import('../builder/builder-panel.tsx'))

type MarketListProps = { head: MatchHead; groups: readonly MarketGroup[] }

/** The tabs of a match and the markets of the chosen one; no other market is in the page. */
export function MarketList({ head, groups }: MarketListProps) {
  const say = useMessages()
  const tabs = useMemo(() => withBuilder(tabsOf(groups), head.sportId), [groups, head.sportId])
  const joined = useJoinedPicks(head.id).length
  const [wanted, setWanted] = useState<TabKey>('p')
  const [held, setHeld] = useState<Held | null>(null)
  const panelId = useId()
  // The chosen tab may lose its last market.
  const tab = tabs.includes(wanted) ? wanted : tabs[0]
  if (!tab)
    return (
      <>
        <SaleNotice head={head} />
        <EmptyState title={say('match.market.none')} note={say('match.market.noneNote')} />
      </>
    )
  return (
    <>
      <Tabs
        tabs={tabs}
        value={tab}
        onChange={setWanted}
        panelId={panelId}
        sportId={head.sportId}
        joined={joined}
      />
      <SaleNotice head={head} />
      <div
        id={panelId}
        role="tabpanel"
        aria-label={say(tabLabel(tab, head.sportId))}
        className="match-markets"
      >
        {tab === 'builder' ? (
          <Suspense fallback={null}>
            <BuilderPanel head={head} groups={groups} />
          </Suspense>
        ) : (
          <Cards key={tab} head={head} groups={groups} tab={tab} onHold={setHeld} />
        )}
      </div>
      {tab === 'builder' ? null : (
        <p className="px-gutter pt-3 text-center text-caption text-text-3">{say('match.history.hint')}</p>
      )}
      <OddsSheet
        matchId={head.id}
        isLive={head.status === MATCH_STATUS.live}
        held={held}
        onClose={() => setHeld(null)}
      />
    </>
  )
}

type TabsProps = {
  tabs: readonly TabKey[]
  value: TabKey
  onChange: (tab: TabKey) => void
  panelId: string
  sportId: number
  /** Picks that are being put together. */
  joined: number
}

function Tabs({ tabs, value, onChange, panelId, sportId, joined }: TabsProps) {
  const say = useMessages()
  const bar = useRef<HTMLDivElement>(null)
  const step = stepTabs(tabs, value, onChange)
  useEffect(() => {
    const chosen = bar.current?.querySelector(`[data-key="${value}"]`)
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [value])
  return (
    <div ref={bar} role="tablist" aria-label={say('match.tab.bar')} className="match-tabs scroll-x">
      {tabs.map((tab) => (
        <Chip
          key={tab}
          role="tab"
          data-key={tab}
          on={tab === value}
          aria-controls={panelId}
          tabIndex={tab === value ? 0 : -1}
          onClick={() => onChange(tab)}
          onKeyDown={step}
        >
          {say(tabLabel(tab, sportId))}
          {tab === 'builder' && joined > 0 ? <span className="num"> {joined}</span> : null}
        </Chip>
      ))}
    </div>
  )
}

type CardsProps = MarketListProps & { tab: TabKey; onHold: (held: Held) => void }

function Cards({ head, groups, tab, onHold }: CardsProps) {
  const say = useMessages()
  const format = useOddsFormat()
  const pinned = useMarketChoice('pinnedMarkets')
  const folded = useMarketChoice('foldedMarkets')
  const shown = useMemo(() => pinnedFirst(groupsUnder(tab, groups), pinned), [groups, tab, pinned])
  const isWhole = useAfterFirstPaint()
  const [home, away] = [head.teams[0]?.name ?? '', head.teams[1]?.name ?? '']
  const teams = useMemo(() => [home, away] as const, [home, away])
  return (isWhole ? shown : shown.slice(0, FIRST)).map((group) => (
    <MarketCard
      key={kindOf(group)}
      matchId={head.id}
      group={group}
      title={marketTitle(group, groups, say)}
      teams={teams}
      isPinned={pinned.has(kindOf(group))}
      isFolded={folded.has(kindOf(group))}
      format={format}
      onHold={onHold}
    />
  ))
}

/** As many cards as fill a screen come with the tap; a tab may hold fifty. */
const FIRST = 7

/** False for the first drawing, so that it is quick; the rest follows when nothing more urgent waits. */
function useAfterFirstPaint(): boolean {
  const [isAfter, setIsAfter] = useState(false)
  useEffect(() => startTransition(() => setIsAfter(true)), [])
  return isAfter
}
