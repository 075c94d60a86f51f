import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, use } from 'react'
import { formatPercent } from '../../../language/format.ts'
import { formatDateTime } from '../../../language/format-dates.ts'
import { loadArea, useLanguage, useMessages } from '../../../language/messages.ts'
import { oddsText, type PricePoint, useOddsFormat } from '../../sportsbook/index.ts'
import { useCartHabits } from '../cart/cart-habits.ts'
import { costQuery } from './cost-query.ts'
import { priceMoves } from './price-moves.ts'

const words = loadArea('betCart')
const THOUSAND = 1000
const MILLION = 1_000_000

type PriceCostProps = { marketId: number; optionType: number; history: readonly PricePoint[] }

/** What the book keeps of a price, the price without it, and why it moved; nothing for who did not ask to see it. */
export default function PriceCost(props: PriceCostProps) {
  const { showsCost = false } = useCartHabits()
  return showsCost ? <Shown {...props} /> : null
}

function Shown({ marketId, optionType, history }: PriceCostProps) {
  use(words)
  const say = useMessages()
  const language = useLanguage()
  const format = useOddsFormat()
  const { data, isPending } = useQuery(costQuery([{ marketId, optionType }], true))
  const [cost] = data ?? []
  return (
    <section>
      <h3 className="pb-2 text-callout font-semibold">{say('cost.title')}</h3>
      {isPending ? <Skeleton shape="card" height={72} /> : null}
      {!isPending && !cost ? <p className="text-footnote text-text-2">{say('cost.none')}</p> : null}
      {cost ? (
        <dl className="grid grid-cols-3 gap-2 text-caption text-text-2">
          <Figure name={say('cost.margin')}>{formatPercent(cost.margin / THOUSAND, language)}</Figure>
          <Figure name={say('cost.fair')}>{oddsText(cost.fair, format)}</Figure>
          <Figure name={say('cost.lost')}>{formatPercent(1 - cost.worth / MILLION, language)}</Figure>
        </dl>
      ) : null}
      <Moves history={history} optionType={optionType} />
    </section>
  )
}

function Moves({ history, optionType }: Pick<PriceCostProps, 'history' | 'optionType'>) {
  const say = useMessages()
  const language = useLanguage()
  const format = useOddsFormat()
  const moves = priceMoves(history, optionType)
  if (moves.length === 0) return null
  return (
    <ul aria-label={say('cost.moves')} className="pt-2 text-footnote text-text-2">
      {moves.map(({ at, from, to, cause }) => (
        <li key={at} className="flex justify-between gap-3 py-1">
          <span>{say(`cost.cause.${cause}`)}</span>
          <span className="num">
            {`${formatDateTime(at, language)} · ${oddsText(from, format)} → ${oddsText(to, format)}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt>{name}</dt>
      <dd className="num text-body font-semibold text-text">{children}</dd>
    </div>
  )
}
