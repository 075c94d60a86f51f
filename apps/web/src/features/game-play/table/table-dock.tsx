import { ArrowUUpLeftIcon } from '@keo/ui/icons/arrow-u-up-left'
import { useMessages } from '../../../language/messages.ts'
import type { EngineProps } from '../engine-props.ts'
import { usePlayAmounts } from '../frame/play-context.ts'
import { ActionButton } from '../kit/action-button.tsx'
import { ChipRail } from './chip-rail.tsx'
import type { Chips } from './use-chips.ts'

type TableDockProps<Place extends string> = {
  table: Chips<Place> & { readonly play: () => Promise<void> }
  limits: EngineProps['limits']
  /** What the one bet is on, where it is one; the button says it. */
  nameOf: (place: Place) => string
}

/** Chips, undo, double and the one action, which names everything that it stakes. */
export function TableDock<Place extends string>({ table, limits, nameOf }: TableDockProps<Place>) {
  const say = useMessages()
  const { text } = usePlayAmounts()
  const [only, ...others] = table.placesBet
  const place = only !== undefined && others.length === 0 ? nameOf(only) : ''
  const hasNothing = table.placesBet.length === 0
  const alone = table.isRepeat && !hasNothing ? say('tables.again') : say('tables.bet')
  const onPlace = table.isRepeat ? say('tables.againOn', { place }) : say('tables.betOn', { place })
  return (
    <div className="table-dock">
      <ChipRail chips={limits.chips} value={table.chip} onChange={table.setChip} />
      <p className="table-note" role="status">
        {table.isOverMost
          ? say('tables.most', { amount: text(limits.max) })
          : hasNothing
            ? say('tables.hint')
            : null}
      </p>
      <div className="table-actions">
        <button
          type="button"
          className="table-tool"
          aria-label={say('tables.undo')}
          disabled={!table.mayUndo || table.isLocked}
          onClick={table.undo}
        >
          <ArrowUUpLeftIcon size={20} weight="bold" />
        </button>
        <button
          type="button"
          className="table-tool num"
          aria-label={say('tables.double')}
          disabled={hasNothing || table.isLocked}
          onClick={table.double}
        >
          ×2
        </button>
        <ActionButton
          label={place ? onPlace : alone}
          amount={table.total}
          disabled={!table.mayPlay}
          isWaiting={table.isLocked}
          onClick={() => void table.play()}
        />
      </div>
    </div>
  )
}
