import { priceOf } from '@keo/units/price'
import { ownFigures } from '@keo/contract/own-figures'
import { combinedOddsText } from '@keo/betting/combined-odds'
import { ClockIcon } from '@keo/ui/icons/clock'
import { Amount } from '@keo/ui/primitives/amount'
import { Badge } from '@keo/ui/primitives/badge'
import { parseServerTime } from '@keo/units/instants'
import type { Currency } from '@keo/units/money'
import { parseOdds } from '@keo/units/odds'
import type { ReactNode } from 'react'
import { formatDate, formatTime } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { useSportsSettings } from '../../current-member/index.ts'
import { SideMark } from '../../match-words/index.ts'
import { marketText, oddsText } from '../../sportsbook/index.ts'
import { OUTCOME_TEXTS, seriesName, STATE_TEXTS } from '../bet-words.ts'
import type { ShownBet, ShownLeg } from '../shown-bet.ts'
import { useAmounts } from '../../../page-kit/amounts/signed-amounts.ts'
import { matchNames, SeriesLegs } from './series-legs.tsx'
import '@keo/ui/primitives/card.css'

type BetCardProps = {
  bet: ShownBet
  currency: Currency
  sportName: (sportId: number) => string
  onOpen: (bet: ShownBet) => void
  /** Under a dashed line for a single, beside the amounts for a series. */
  cashOut: ReactNode
}

/** One bet. The whole card opens its ticket; what can be done with it stands above that. */
export function BetCard({ bet, currency, sportName, onOpen, cashOut }: BetCardProps) {
  const say = useMessages()
  const [{ oddsFormat }] = useSportsSettings()
  const oddsOf = ({ odds }: ShownLeg): string => oddsText(priceOf(odds), oddsFormat)
  const [first] = bet.shownLegs
  const name = bet.isSeries ? seriesName(bet, say) : (first?.optionName ?? '')
  return (
    <article className="ui-card relative px-3.5 pt-3 pb-3.5" aria-label={name}>
      <button
        type="button"
        // Over the legs of a series too, which stand in places of their own.
        className="absolute inset-0 z-[1] rounded-[inherit]"
        aria-label={say('betRecord.open', { name })}
        onClick={() => onOpen(bet)}
      />
      <CardHead bet={bet} sportName={sportName} />
      {bet.isSeries || !first ? (
        <SeriesLegs legs={bet.shownLegs} oddsOf={oddsOf} />
      ) : (
        <SinglePick leg={first} odds={oddsOf(first)} />
      )}
      <div
        className={`mt-2.5 flex flex-wrap items-center gap-x-[26px] gap-y-2 ${cashOut && !bet.isSeries ? 'mb-3' : ''}`}
      >
        <Figures bet={bet} currency={currency} />
        {bet.isSeries && cashOut ? <div className="relative z-[2] ml-auto flex-none">{cashOut}</div> : null}
      </div>
      {!bet.isSeries && cashOut ? (
        <div className="relative z-[2] flex items-center border-t border-dashed border-line-strong pt-3">
          {cashOut}
        </div>
      ) : null}
    </article>
  )
}

function CardHead({ bet, sportName }: Pick<BetCardProps, 'bet' | 'sportName'>) {
  const say = useMessages()
  const language = useLanguage()
  const placedAt = parseServerTime(bet.placedAt) ?? 0
  const [first] = bet.shownLegs
  const about = bet.isSeries
    ? say('betRecord.totalOdds')
    : `${say('betRecord.single')} · ${first ? sportName(first.sportId) : ''}`
  return (
    <header className="flex h-[22px] items-center gap-2">
      <HeadBadge bet={bet} />
      {bet.isFreeBet ? <Badge tone="brand">{say('betRecord.freeBet')}</Badge> : null}
      <span className="ell text-caption text-text-2">
        {about}
        {bet.isSeries && bet.legsEach === bet.legs.length ? (
          <span className="num ml-1 font-semibold text-text">
            {combinedOddsText(bet.legs.flatMap(({ odds }) => parseOdds(odds) ?? []))}
          </span>
        ) : null}
      </span>
      <span className="num ml-auto flex-none text-caption text-text-3">
        {formatTime(placedAt, language)} · {formatDate(placedAt, language)}
      </span>
    </header>
  )
}

function HeadBadge({ bet }: { bet: ShownBet }) {
  const say = useMessages()
  const { state, isSeries } = bet
  const [first] = bet.shownLegs
  if (state === 'created' || state === 'confirming')
    return (
      <Badge tone="pending">
        <ClockIcon size={12} />
        {say(STATE_TEXTS[state].text)}
      </Badge>
    )
  if (isSeries) return <Badge tone="brand">{seriesName(bet, say)}</Badge>
  if (state === 'settled' && first?.outcome) {
    const { text, tone } = OUTCOME_TEXTS[first.outcome]
    return <Badge tone={tone}>{say(text)}</Badge>
  }
  if (state !== 'accepted')
    return <Badge tone={STATE_TEXTS[state].tone}>{say(STATE_TEXTS[state].text)}</Badge>
  return first?.phase === 'live' ? (
    <Badge tone="live">
      <span className="num">{first.minute || say('betRecord.inPlay')}</span>
    </Badge>
  ) : null
}

function SinglePick({ leg, odds }: { leg: ShownLeg; odds: string }) {
  const say = useMessages()
  const [home, away] = leg.teams
  const shown = leg.resultScore?.replace('-', '\u2013') ?? leg.score?.join('\u2013')
  return (
    <div className="mt-2 flex items-center gap-2.5">
      <div className="min-w-0 grow">
        {/* In two lines rather than without its handicap. */}
        <p className="text-[16px] leading-6">
          <b className="font-semibold">{leg.optionName}</b>
          <span className="num ml-2 text-[15px] font-[650] text-brand-text">{odds}</span>
        </p>
        <p className="ell text-caption text-text-2">
          {marketText(leg.marketName, leg.marketType, say('betRecord.wholeMatch'))}
        </p>
        <p className="line-clamp-2 text-caption text-text-3">{matchNames(leg)}</p>
      </div>
      {shown && home && away ? (
        <div className="flex h-[38px] flex-none items-center gap-2 rounded-[11px] bg-surface-2 px-2.5 text-[15px]">
          <SideMark sportId={leg.sportId} side={{ id: home.id, name: home.name }} size={22} />
          <b className="num num-wide font-[750]" aria-label={`${home.name} ${shown} ${away.name}`}>
            {shown}
          </b>
          <SideMark
            sportId={leg.sportId}
            side={{ id: away.id, name: away.name }}
            besideId={home.id}
            size={22}
          />
        </div>
      ) : null}
    </div>
  )
}

function Figures({ bet, currency }: Pick<BetCardProps, 'bet' | 'currency'>) {
  const say = useMessages()
  const { bare } = useAmounts(currency)
  const isOver = bet.closedAt !== ''
  const isPart = !isOver && bet.openStake !== bet.stake
  const own = ownFigures(bet, currency)
  const name = isPart ? 'betRecord.sum.rest' : bet.isFreeBet ? 'betRecord.freeStake' : 'betRecord.stake'
  return (
    <>
      <p>
        <span className="block text-caption text-text-3">{say(name)}</span>
        <Amount size="row" parts={bare(isOver ? bet.stake : bet.openStake)} />
      </p>
      <p>
        <span className="block text-caption text-text-3">
          {say(isOver ? 'betRecord.returned' : 'betRecord.returnMax')}
        </span>
        <Amount size="row" parts={bare(isOver ? backOf({ ...bet, ...own }) : own.openReturnMax)} />
      </p>
    </>
  )
}

/** What came back at the end: the stake itself where there was no bet after all. */
function backOf({ state, stake, returned }: Pick<ShownBet, 'state' | 'stake' | 'returned'>): string {
  return state === 'settled' ? (returned ?? '0.00') : stake
}
