import type { Price } from '@keo/units/price'
import { Button } from '@keo/ui/primitives/button'
import { Sheet } from '@keo/ui/layers/sheet'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { formatDateTime } from '../../../language/format-dates.ts'
import { lazyPart } from '../../../page-kit/lazy-part.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { clock } from '../../../platform/time.ts'
import { loadPriceCost, toggleBet, usePicked } from '../../bet-cart/index.ts'
import { loadAlertPart } from '../../price-alerts/index.ts'
import { oddsText, useOddsFormat, useOption } from '../../sportsbook/index.ts'
import { guideOf } from '../markets/market-guide.ts'
import type { Held } from '../markets/option-cell.tsx'
import { pickOf } from '../markets/pick-of.ts'
import { matchQueries } from '../match-queries.ts'
import { type OddsPlot, oddsPlot } from './odds-plot.ts'
import { ReserveButton } from './reserve-button.tsx'

const AlertPart = lazyPart(loadAlertPart)
const PriceCost = lazyPart(loadPriceCost)

const BOX = { width: 330, height: 120 }

type OddsSheetProps = { matchId: number; isLive: boolean; held: Held | null; onClose: () => void }

/** What is behind a price: how it moved, and how its market is settled. */
export function OddsSheet({ matchId, isLive, held, onClose }: OddsSheetProps) {
  const say = useMessages()
  // What was held last stays while the sheet leaves.
  const [last, setLast] = useState<Held | null>(null)
  if (held && held !== last) setLast(held)
  return (
    <Sheet
      open={held !== null}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={last?.title ?? ''}
      closeLabel={say('common.close')}
    >
      {last ? (
        <div className="flex flex-col gap-4 pb-4">
          <PickRow matchId={matchId} held={last} onPicked={onClose} />
          <section>
            <h3 className="pb-2 text-callout font-semibold">{say('match.history.title')}</h3>
            <History held={last} />
          </section>
          <Suspense>
            <Cost held={last} />
          </Suspense>
          <Button kind="soft" onClick={() => void explain(last)}>
            {say('match.history.why')}
          </Button>
          <section>
            <h3 className="pb-1 text-callout font-semibold">{say('match.guide.title')}</h3>
            <p className="text-footnote text-text-2">{say(guideOf(last.group, isLive))}</p>
          </section>
          <Suspense>
            <AlertPart
              key={`${last.cell.marketId}/${last.cell.option.type}`}
              marketId={last.cell.marketId}
              optionType={last.cell.option.type}
              pick={() => pickOf(matchId, last.group, last.cell)}
            />
          </Suspense>
        </div>
      ) : null}
    </Sheet>
  )
}

/** Where the price comes from, as every other figure says it. */
async function explain({ cell: { marketId, option } }: Held): Promise<void> {
  const { openExplanation } = await import('../../explain/index.ts')
  await openExplanation({ kind: 'odds', of: { marketId, optionType: option.type } })
}

function PickRow({ matchId, held, onPicked }: { matchId: number; held: Held; onPicked: () => void }) {
  const say = useMessages()
  const format = useOddsFormat()
  const { cell, group } = held
  const { odds, state } = useOption(cell.marketId, cell.option.type)
  const isPicked = usePicked(cell.marketId, cell.option.type)
  const add = () => {
    const pick = pickOf(matchId, group, cell)
    if (pick) toggleBet(pick)
    onPicked()
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-baseline gap-3">
        <span className="min-w-0 flex-1 text-body font-semibold text-balance">
          {[cell.option.name, cell.option.line].filter(Boolean).join(' ')}
        </span>
        <b className="num text-title-2">{odds > 0 ? oddsText(odds, format) : '–'}</b>
      </p>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        <Button kind="soft" disabled={state !== 'open' || isPicked} onClick={add}>
          {say('match.history.addPick')}
        </Button>
        <ReserveButton pick={() => pickOf(matchId, group, cell)} />
      </div>
    </div>
  )
}

function Cost({ held: { cell } }: { held: Held }) {
  const { data: history = [] } = useQuery(matchQueries.history(cell.marketId))
  return <PriceCost marketId={cell.marketId} optionType={cell.option.type} history={history} />
}

/** The call may not be offered by a provider: then there is simply nothing recorded. */
function History({ held: { cell } }: { held: Held }) {
  const say = useMessages()
  const { odds, state } = useOption(cell.marketId, cell.option.type)
  const { data, isPending } = useQuery(matchQueries.history(cell.marketId))
  if (isPending) return <Skeleton shape="card" height={BOX.height} />
  const isOffered = odds > 0 && state !== 'suspended'
  // Recorded by the hour or by five minutes: the price of this moment is the one that is offered.
  const now = {
    at: clock.now(),
    cause: null,
    options: [{ type: cell.option.type, odds: isOffered ? odds : null }],
  }
  const plot = data ? oddsPlot([...data, now], cell.option.type, BOX) : null
  return plot ? (
    <Drawn plot={plot} />
  ) : (
    <p className="text-footnote text-text-2">{say('match.history.none')}</p>
  )
}

function Drawn({ plot }: { plot: OddsPlot }) {
  const say = useMessages()
  const language = useLanguage()
  const format = useOddsFormat()
  const text = (odds: Price) => oddsText(odds, format)
  const spoken = {
    first: text(plot.first),
    last: text(plot.last),
    least: text(plot.least),
    most: text(plot.most),
  }
  return (
    <>
      <svg
        role="img"
        aria-label={say('match.history.plot', spoken)}
        viewBox={`0 -3 ${BOX.width} ${BOX.height + 6}`}
        preserveAspectRatio="none"
        className="h-[120px] w-full"
      >
        <path
          d={plot.line}
          className="fill-none stroke-brand-text"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className="num flex justify-between pb-2 text-caption text-text-3">
        <span>{formatDateTime(plot.from, language)}</span>
        <span>{formatDateTime(plot.until, language)}</span>
      </div>
      <dl className="grid grid-cols-4 gap-2 text-caption text-text-2">
        <Figure name={say('match.history.first')}>{spoken.first}</Figure>
        <Figure name={say('match.history.least')}>{spoken.least}</Figure>
        <Figure name={say('match.history.most')}>{spoken.most}</Figure>
        <Figure name={say('match.history.now')}>{spoken.last}</Figure>
      </dl>
    </>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="ell">{name}</dt>
      <dd className="num text-body font-semibold text-text">{children}</dd>
    </div>
  )
}
