import { ChartLineUpIcon } from '@keo/ui/icons/chart-line-up'
import { DownloadSimpleIcon } from '@keo/ui/icons/download-simple'
import { PageList } from '@keo/ui/patterns/page-list'
import { Button } from '@keo/ui/primitives/button'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../../navigation/paths.ts'
import { useMessages } from '../../../language/messages.ts'
import { pageListProps, useListTexts } from '../../../page-kit/page-list.ts'
import { toast } from '../../../toasts/toast.ts'
import { useGo } from '../../../navigation/use-go.ts'
import type { BetFilter, BetRequest } from '../bet-filter.ts'
import { betQueries, useBetsFile } from '../bet-queries.ts'
import { TAB_TEXTS } from '../bet-words.ts'
import { CashOutSheet } from '../cash-out/cash-out-sheet.tsx'
import { offerOf, useCashOutPrices } from '../cash-out/use-cash-out.ts'
import { ProfitCard } from '../profit/profit-card.tsx'
import type { ShownBet } from '../shown-bet.ts'
import { TicketSheet } from '../ticket/ticket-sheet.tsx'
import { useShownBets } from '../use-shown-bets.ts'
import { useSportNames } from '../use-sport-names.ts'
import { BetCard } from './bet-card.tsx'
import { CashOutBar } from './cash-out-bar.tsx'
import { SportChip } from './filter-chips.tsx'
import { SumBar } from './sum-bar.tsx'

type BetListsProps = {
  filter: BetFilter
  request: BetRequest
  onChange: (change: Partial<BetFilter>) => void
}

/** The bets of one tab, with what they add up to. */
export function BetLists({ filter, request, onChange }: BetListsProps) {
  const { data: sum } = useQuery(betQueries.sum(request))
  const nameOf = useSportNames()
  const hidden = filter.tab === 'unsettled' && sum ? sum.openCount - sum.count : 0
  return (
    <>
      <SumBar tab={filter.tab} sum={sum}>
        <SportChip
          sportId={filter.sportId}
          sports={sum?.sports ?? []}
          nameOf={nameOf}
          onChoose={(sportId) => onChange({ sportId })}
        />
      </SumBar>
      <div className="flex flex-col gap-2.5 px-3 pb-6">
        {filter.tab === 'settled' ? <Tools request={request} /> : null}
        <Bets filter={filter} request={request} />
        {hidden > 0 && (filter.preset !== 'year' || filter.sportId !== undefined) ? (
          <Older count={hidden} onShow={() => onChange({ preset: 'year', sportId: undefined })} />
        ) : null}
      </div>
    </>
  )
}

/** Open bets are never out of sight, however old they are. */
function Older({ count, onShow }: { count: number; onShow: () => void }) {
  const say = useMessages()
  return (
    <Button kind="soft" onClick={onShow}>
      {say('betRecord.older', { count })}
    </Button>
  )
}

function Tools({ request }: { request: BetRequest }) {
  const say = useMessages()
  const file = useBetsFile()
  const [isPlotShown, showPlot] = useState(false)
  return (
    <>
      <div className="flex gap-2">
        <Button
          size="s"
          className="grow"
          icon={<ChartLineUpIcon size={17} />}
          aria-expanded={isPlotShown}
          onClick={() => showPlot(!isPlotShown)}
        >
          {say('betRecord.profit.show')}
        </Button>
        <Button
          size="s"
          className="grow"
          icon={<DownloadSimpleIcon size={17} />}
          busy={file.isPending}
          onClick={() =>
            file.mutate(request, {
              onSuccess: () => toast.show(say('betRecord.csvDone'), { kind: 'success' }),
            })
          }
        >
          {say('betRecord.csv')}
        </Button>
      </div>
      {isPlotShown ? <ProfitCard request={request} /> : null}
    </>
  )
}

function Bets({ filter, request }: { filter: BetFilter; request: BetRequest }) {
  const pages = useInfiniteQuery(betQueries.list(request))
  const currency = pages.data?.pages[0]?.currency ?? 'VND'
  const bets = useShownBets(pages.data?.pages.map(({ records }) => records) ?? [])
  const prices = useCashOutPrices(bets)
  const nameOf = useSportNames()
  const texts = useTexts(filter)
  const [opened, open] = useState<ShownBet | null>(null)
  const [ending, end] = useState<string | null>(null)
  const endingBet = bets.find(({ id }) => id === ending) ?? null
  const cashOutOf = (bet: ShownBet) => {
    const offer = offerOf(bet, prices, currency)
    return offer ? <CashOutBar bet={bet} offer={offer} onOpen={() => end(bet.id)} /> : null
  }
  return (
    <>
      <PageList<ShownBet>
        apart
        items={bets}
        keyOf={({ id }) => id}
        render={(bet) => (
          <BetCard bet={bet} currency={currency} sportName={nameOf} onOpen={open} cashOut={cashOutOf(bet)} />
        )}
        {...pageListProps(pages, bets.length)}
        texts={texts}
        skeleton={<Skeletons />}
        emptyAction={<ToSports />}
      />
      <TicketSheet
        bet={opened && (bets.find(({ id }) => id === opened.id) ?? opened)}
        currency={currency}
        onClose={() => open(null)}
      />
      <CashOutSheet
        bet={endingBet}
        offer={endingBet && offerOf(endingBet, prices, currency)}
        onClose={() => end(null)}
      />
    </>
  )
}

function Skeletons() {
  return (
    <div className="flex flex-col gap-2.5">
      <Skeleton shape="card" height={170} />
      <Skeleton shape="card" height={170} />
    </div>
  )
}

function ToSports() {
  const say = useMessages()
  const go = useGo()
  return (
    <Button kind="primary" size="s" onClick={() => go.to(paths.sports())}>
      {say('betRecord.toSports')}
    </Button>
  )
}

function useTexts({ tab }: BetFilter) {
  const say = useMessages()
  return {
    ...useListTexts(),
    empty: say(TAB_TEXTS[tab].empty),
    emptyNote: say('betRecord.emptyNote'),
    end: say('betRecord.end'),
  }
}
