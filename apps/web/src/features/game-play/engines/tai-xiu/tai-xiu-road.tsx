import type { TaiXiuTable } from '@keo/games-contract/shared-tables'
import { useMessages } from '../../../../language/messages.ts'
import { RoadMap } from '../../table/road-map.tsx'
import { sideOf, totalOfDice } from './tai-xiu-places.ts'

const TOTALS = 11

/** The totals of the last rounds, and the road of tài and xỉu. */
export function TaiXiuRoad({ table }: { table: TaiXiuTable }) {
  const say = useMessages()
  const played = table.history.toReversed()
  const outcomes = played.map(sideOf)
  const count = (side: string) => outcomes.filter((outcome) => outcome === side).length
  const last = played.slice(-TOTALS).map((dice, place) => ({
    key: `${place}.${dice.join('')}`,
    total: totalOfDice(dice),
    side: sideOf(dice),
  }))
  return (
    <RoadMap
      outcomes={outcomes}
      counts={
        <>
          <span data-side="red">{`${say('tables.taiXiu.tai')} ${count('red')}`}</span>
          <span data-side="blue">{`${say('tables.taiXiu.xiu')} ${count('blue')}`}</span>
        </>
      }
    >
      <ol className="tai-xiu-totals" aria-label={say('tables.lastRounds')}>
        {last.map(({ key, total, side }) => (
          <li key={key} className="num" data-side={side}>
            {total}
          </li>
        ))}
      </ol>
    </RoadMap>
  )
}
