import type { TaiXiuTable } from '@keo/games-contract/shared-tables'
import { useMessages } from '../../../../language/messages.ts'
import { usePlayAmounts } from '../../frame/play-context.ts'
import { amountOf } from '../../session/play-money.ts'
import { PlaceButton } from '../../table/place-button.tsx'
import { stakeOn } from '../../table/table-bets.ts'
import type { Chips } from '../../table/use-chips.ts'
import { isThree, isWon, paysOf, type TaiXiuPlace } from './tai-xiu-places.ts'

type TaiXiuSpotProps = {
  place: TaiXiuPlace
  name: string
  table: TaiXiuTable
  chips: Chips<TaiXiuPlace>
  /** What the player has in this round already; it cannot be taken back. */
  standing: bigint
  rail: readonly string[]
}

const RANGES: Partial<Record<TaiXiuPlace, string>> = { tai: '11 – 17', xiu: '4 – 10' }

/** A side or a further place; a side shows its pool too. */
export function TaiXiuSpot({ place, name, table, chips, standing, rail }: TaiXiuSpotProps) {
  const isSide = place === 'tai' || place === 'xiu'
  const dice = table.phase === 'shown' ? table.dice : null
  const outcome = isThree(dice)
    ? isWon(place, dice)
      ? 'won'
      : isSide || standing > 0n
        ? 'lost'
        : undefined
    : undefined
  const pays = `×${paysOf(place)}`
  return (
    <PlaceButton
      name={name}
      pays={pays}
      stake={standing + stakeOn(chips.bets, place)}
      chips={rail}
      isLocked={chips.isLocked}
      outcome={outcome}
      kind={place}
      className={isSide ? 'tai-xiu-side' : 'table-spot tai-xiu-spot'}
      onPut={() => chips.put(place)}
      onTakeLast={() => chips.takeLast(place)}
    >
      <b>{name}</b>
      <span className="num">{isSide ? `${RANGES[place]} · ${pays}` : pays}</span>
      {isSide ? (
        <Pool
          pool={table[place]}
          own={standing + stakeOn(chips.bets, place)}
          isOpen={table.phase === 'betting'}
        />
      ) : null}
    </PlaceButton>
  )
}

type PoolProps = { pool: TaiXiuTable['tai']; own: bigint; isOpen: boolean }

function Pool({ pool, own, isOpen }: PoolProps) {
  const say = useMessages()
  const { text } = usePlayAmounts()
  return (
    <span className="tai-xiu-pool">
      <span>{say('tables.taiXiu.people', { count: pool.players })}</span>
      <b className="num">{text(pool.amount)}</b>
      {own > 0n ? (
        <i className="num" data-own>
          {text(amountOf(own))}
        </i>
      ) : (
        <i data-empty={!isOpen || undefined}>{say('tables.taiXiu.tap')}</i>
      )}
    </span>
  )
}
