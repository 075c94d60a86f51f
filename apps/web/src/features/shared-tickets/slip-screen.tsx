import { Card } from '@keo/ui/primitives/card'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../language/messages.ts'
import { useHere } from '../../navigation/use-go.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { Screen } from '../../page-kit/screen.tsx'
import { loadSlip, pickFrom, readSlip, type SharedPick, useCartItems } from '../bet-cart/index.ts'
import { isGone, LegRow, priceNow, TakeLegs, useMatchesNow } from '../leg-prices/index.ts'
import type { Match } from '../sportsbook/index.ts'
import { NothingShared } from './nothing-shared.tsx'
import './shared-ticket.css'

/** `/slip#K1-…`: selections from another phone. The server never sees them: they stand behind the `#`. */
export default function SlipScreen() {
  const say = useMessages()
  const { fragment } = useHere()
  const picks = readSlip(fragment)
  return (
    <Screen title={say('page.slip')} gutter>
      {picks ? (
        <Slip key={fragment} picks={picks} />
      ) : (
        <NothingShared title={say('slip.wrong')} note={say('slip.wrongNote')} />
      )}
    </Screen>
  )
}

function Slip({ picks }: { picks: readonly SharedPick[] }) {
  const say = useMessages()
  const ids = picks.map(({ matchId }) => String(matchId))
  const matches = useMatchesNow(ids, picks).flatMap((match) => match ?? [])
  const isLoading = matches.some(({ isPending }) => isPending)
  const isUnanswered = matches.some(({ error, data }) => error && !data && !isGone(error))
  const legs = picks.map((pick, index) => legOf(pick, matches[index]?.data))
  const sold = legs.filter(({ now }) => typeof now === 'number')
  const isTaken = useFilled(isLoading ? null : sold)
  if (isLoading)
    return (
      <div role="status" aria-label={say('page.loading')} className="shared-ticket">
        <Skeleton shape="card" height={72 * picks.length} />
      </div>
    )
  if (isUnanswered)
    return (
      <LoadFailed
        busy={matches.some(({ isFetching }) => isFetching)}
        onRetry={() => matches.forEach(({ refetch }) => void refetch())}
      />
    )
  return (
    <div className="shared-ticket">
      <Card className="shared-ticket-legs">
        {legs.map((leg, index) => (
          <LegRow
            key={`${leg.marketId}-${leg.optionType}`}
            tone={leg.shown ? 'open' : 'none'}
            title={leg.shown?.optionName ?? say('slip.gone', { place: index + 1 })}
            note={leg.shown ? `${leg.shown.marketName} · ${leg.shown.matchName}` : say('slip.goneNote')}
            price={leg.shown?.odds ?? null}
            now={leg.now === 'gone' ? 'gone' : null}
          />
        ))}
      </Card>
      <p className="shared-ticket-note">{say('slip.note')}</p>
      {isTaken ? null : <TakeLegs legs={legs} isLoading={false} />}
    </div>
  )
}

function legOf(pick: SharedPick, match: Match | undefined) {
  return {
    ...pick,
    before: null,
    now: match ? priceNow(match, pick) : ('gone' as const),
    shown: match ? pickFrom(match, pick) : null,
  }
}

/** An empty cart is filled once without a tap; what somebody has chosen already is theirs to replace. */
function useFilled(sold: readonly SharedPick[] | null): boolean {
  const items = useCartItems()
  const isDecided = useRef(false)
  useEffect(() => {
    if (!sold || isDecided.current) return
    isDecided.current = true
    const picks = sold.map(({ matchId, marketId, optionType }) => ({ matchId, marketId, optionType }))
    if (items.length === 0 && picks.length > 0) void loadSlip(picks)
  }, [sold, items])
  const isInCart = (pick: SharedPick): boolean =>
    items.some(
      ({ betMatchMarket: { marketId, optionType } }) =>
        marketId === pick.marketId && optionType === pick.optionType,
    )
  return sold !== null && sold.length > 0 && sold.every(isInCart)
}
