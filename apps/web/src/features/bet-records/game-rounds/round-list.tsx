import type { GameRoundRecord } from '@keo/contract/games'
import { PageList } from '@keo/ui/patterns/page-list'
import { Button } from '@keo/ui/primitives/button'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { paths } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/use-go.ts'
import { pageListProps, useListTexts } from '../../../page-kit/page-list.ts'
import { readAmount, useAmounts } from '../../../page-kit/amounts/signed-amounts.ts'
import { type RoundRequest, roundQueries } from './round-queries.ts'
import { RoundRow } from './round-row.tsx'
import { RoundSheet } from './round-sheet.tsx'

/** The rounds of games of the chosen days, with what they add up to. */
export function RoundList({ request }: { request: RoundRequest }) {
  const say = useMessages()
  const go = useGo()
  const texts = useListTexts()
  const pages = useInfiniteQuery(roundQueries.list(request))
  const rounds = pages.data?.pages.flatMap(({ records }) => records) ?? []
  const currency = pages.data?.pages[0]?.currency ?? 'VND'
  const [opened, open] = useState<GameRoundRecord | null>(null)
  return (
    <>
      <RoundSum request={request} />
      <div className="px-3 pb-6">
        <PageList<GameRoundRecord>
          items={rounds}
          keyOf={({ id }) => id}
          render={(round) => <RoundRow round={round} currency={currency} onOpen={open} />}
          {...pageListProps(pages, rounds.length)}
          skeleton={<ListRowSkeleton />}
          emptyAction={
            <Button kind="primary" size="s" onClick={() => go.to(paths.games())}>
              {say('gameRound.toGames')}
            </Button>
          }
          texts={{
            ...texts,
            empty: say('gameRound.empty'),
            emptyNote: say('gameRound.emptyNote'),
            end: say('gameRound.end'),
          }}
        />
      </div>
      <RoundSheet round={opened} currency={currency} onClose={() => open(null)} />
    </>
  )
}

function RoundSum({ request }: { request: RoundRequest }) {
  const say = useMessages()
  const { data: sum } = useQuery(roundQueries.sum(request))
  const { whole } = useAmounts(sum?.currency ?? 'VND')
  const text = (amount: string | undefined) => (sum && amount ? whole(readAmount(amount, sum.currency)) : '–')
  const isUp = sum !== undefined && readAmount(sum.result, sum.currency).minor > 0n
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-gutter py-3 min-[375px]:gap-x-[22px]">
      <Figure name={say('gameRound.count')}>{sum?.count ?? '–'}</Figure>
      <Figure name={say('gameRound.stake')}>{text(sum?.stake)}</Figure>
      <Figure name={say('gameRound.returned')}>{text(sum?.returned)}</Figure>
      <Figure name={say('gameRound.result')} isWin={isUp}>
        {isUp ? '+' : ''}
        {text(sum?.result)}
      </Figure>
    </div>
  )
}

function Figure({ name, isWin, children }: { name: string; isWin?: boolean; children: ReactNode }) {
  return (
    <p className="flex-none text-caption text-text-3">
      <span className="block">{name}</span>
      <span className={`num block text-[16px] leading-6 font-bold ${isWin ? 'text-win' : 'text-text'}`}>
        {children}
      </span>
    </p>
  )
}
