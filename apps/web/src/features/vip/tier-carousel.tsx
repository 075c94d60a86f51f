import type { MyVip, VipLevel } from '@keo/contract/vip'
import { VipBadge } from '@keo/ui/product/vip-badge'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../language/messages.ts'
import { TierCard } from './tier-card.tsx'
import { useSnapRow } from './use-snap-row.ts'
import './tier-card.css'

type TiersProps = {
  levels: readonly VipLevel[]
  mine: MyVip
  /** The level that is looked at. */
  shown: number
  onShow: (level: number) => void
}

/** The levels as cards beside each other; the one in the middle is looked at. */
export function TierCarousel({ levels, mine, shown, onShow }: TiersProps) {
  const say = useMessages()
  const { row, onScroll } = useSnapRow(shown, onShow)
  return (
    <div
      ref={row}
      role="group"
      aria-roledescription="carousel"
      aria-label={say('vip.cards')}
      className="vip-cards scroll-x"
      onScroll={onScroll}
    >
      {levels.map((level) => (
        <TierCard
          key={level.level}
          level={level}
          next={levels[level.level + 1]}
          mine={mine}
          isShown={level.level === shown}
          onShow={onShow}
        />
      ))}
    </div>
  )
}

/** The badges of all levels, those ahead pale; a tap shows the level. */
export function BadgeLadder({ levels, mine, shown, onShow }: TiersProps) {
  const say = useMessages()
  const ladder = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const badge = ladder.current?.children[shown]
    if (!ladder.current || !(badge instanceof HTMLElement)) return
    const left = badge.offsetLeft - ladder.current.offsetLeft
    ladder.current.scrollTo({ left: left - (ladder.current.clientWidth - badge.offsetWidth) / 2 })
  }, [shown])
  return (
    <div ref={ladder} role="group" aria-label={say('vip.ladder')} className="vip-ladder scroll-x">
      {levels.map(({ level }) => (
        <button
          key={level}
          type="button"
          aria-label={say('vip.level', { level })}
          aria-pressed={level === shown}
          data-reached={level <= mine.level || undefined}
          onClick={() => onShow(level)}
        >
          <VipBadge tier={level} size={level === shown ? 44 : 34} />
          <span className="num" aria-hidden="true">
            {level}
          </span>
        </button>
      ))}
    </div>
  )
}
