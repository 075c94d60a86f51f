import type { TaiXiuTable } from '@keo/games-contract/shared-tables'
import { bowl, plate } from '@keo/ui/drawings/games/bowl'
import { die } from '@keo/ui/drawings/games/dice'
import { Drawing } from '@keo/ui/pictures/drawing'
import { useRef } from 'react'
import { useMessages } from '../../../../language/messages.ts'
import { drawnOnce, keyed } from '../../table/table-drawings.ts'
import { useFrames } from '../../table/use-frames.ts'

const plateDrawing = plate()
const bowlDrawing = bowl()
const dieDrawing = drawnOnce(die)
const RING = 100

type TaiXiuBowlProps = { table: TaiXiuTable; providerNow: () => number; isReduced: boolean }

/** Between the sides: the bowl with the seconds that are left, and the dice once it is lifted. */
export function TaiXiuBowl({ table, providerNow, isReduced }: TaiXiuBowlProps) {
  const say = useMessages()
  const seconds = useRef<HTMLElement>(null)
  const ring = useRef<SVGCircleElement>(null)
  const isBetting = table.phase === 'betting'
  useFrames(isBetting, () => {
    const left = Math.max(table.phaseEndsAt - providerNow(), 0)
    const share = left / Math.max(table.phaseEndsAt - table.phaseAt, 1)
    if (seconds.current) seconds.current.textContent = String(Math.ceil(left / 1000))
    ring.current?.setAttribute('stroke-dashoffset', String(RING * (1 - share)))
  })
  const dice = table.phase === 'shown' ? (table.dice ?? []) : []
  return (
    <div className="tai-xiu-bowl" data-phase={table.phase} data-cut={isReduced || undefined}>
      <Drawing svg={plateDrawing} className="tai-xiu-plate" />
      <div className="tai-xiu-dice">
        {keyed(dice).map(({ key, thing }) => (
          <Drawing key={key} svg={dieDrawing(thing)} className="tai-xiu-die" />
        ))}
      </div>
      {table.phase === 'shown' && isReduced ? null : <Drawing svg={bowlDrawing} className="tai-xiu-lid" />}
      {isBetting ? (
        <div className="tai-xiu-clock" role="timer" aria-label={say('tables.taiXiu.closesSoon')}>
          <svg viewBox="0 0 36 36" aria-hidden="true">
            <circle cx="18" cy="18" r="15.915" className="tai-xiu-track" />
            <circle ref={ring} cx="18" cy="18" r="15.915" className="tai-xiu-ring" strokeDasharray={RING} />
          </svg>
          <b ref={seconds} className="num" />
        </div>
      ) : null}
    </div>
  )
}
