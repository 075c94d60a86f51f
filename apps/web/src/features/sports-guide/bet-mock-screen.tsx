import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { ODDS_FORMAT } from '@keo/units/odds'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { clock } from '../../platform/time.ts'
import { toast } from '../../toasts/toast.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { PracticeBets } from './practice/practice-bets.tsx'
import { keyOfOption, PracticeMatch } from './practice/practice-match.tsx'
import type { PracticeOption } from './practice/practice-markets.ts'
import { practiceQueries } from './practice/practice-queries.ts'
import { PracticeSlip } from './practice/practice-slip.tsx'
import { FULL_WALLET, placeBet } from './practice/practice-wallet.ts'
import { usePracticeWallet } from './practice/use-practice-wallet.ts'
import { useDongText } from './use-dong-text.ts'
import { type Match, oddsText } from '../sportsbook/index.ts'

type Chosen = { readonly match: Match; readonly offered: PracticeOption }

/** Real matches and prices with money that is worth nothing and never leaves this device. */
export default function BetMockScreen() {
  const say = useMessages()
  const textOf = useDongText()
  const [wallet, change] = usePracticeWallet()
  const [chosen, setChosen] = useState<Chosen | null>(null)

  function place(stake: number): void {
    if (!chosen) return
    const { match, offered } = chosen
    const placedAt = clock.now()
    change((before) =>
      placeBet(before, {
        id: `${keyOfOption(match.id, offered)}/${placedAt}`,
        matchId: match.id,
        matchName: match.name,
        optionName: offered.option.name,
        market: offered.market,
        odds: offered.option.odds,
        stake,
        placedAt,
        startsAt: match.startsAt,
      }),
    )
    setChosen(null)
    toast.show(say('practice.placed'), { kind: 'success' })
  }

  return (
    <Screen title={say('page.betMock')} gutter>
      <div className="mx-auto flex max-w-[640px] flex-col gap-3 pt-2 pb-6">
        <p className="text-callout text-text-2">{say('practice.intro')}</p>
        <Card className="flex items-center gap-3 p-3.5 large-text:flex-wrap">
          <span className="flex-1 large-text:basis-full text-callout text-text-2">
            {say('practice.wallet')}
          </span>
          <b className="num text-title-2">{textOf(wallet.balance)}</b>
          <Button
            size="s"
            onClick={() => {
              change(() => FULL_WALLET)
              toast.show(say('practice.reset.done'), { kind: 'success' })
            }}
          >
            {say('practice.reset')}
          </Button>
        </Card>
        <PracticeSlip wallet={wallet} chosen={chosen && wordsOf(chosen)} onPlace={place} />
        <SectionTitle>{say('practice.matches')}</SectionTitle>
        <Matches
          chosen={chosen && keyOfOption(chosen.match.id, chosen.offered)}
          onChoose={(match, offered) => setChosen({ match, offered })}
        />
        <PracticeBets bets={wallet.bets} onChange={change} />
      </div>
    </Screen>
  )
}

const wordsOf = ({ match, offered: { option } }: Chosen): string =>
  `${match.name} · ${option.name} @ ${oddsText(option.odds, ODDS_FORMAT.decimal)}`

type MatchesProps = {
  chosen: string | null
  onChoose: (match: Match, offered: PracticeOption) => void
}

function Matches({ chosen, onChoose }: MatchesProps) {
  const say = useMessages()
  const { data, isError, isFetching, refetch } = useQuery(practiceQueries.matches)
  if (!data)
    return isError ? (
      <LoadFailed busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton shape="card" height={240} />
    )
  if (data.length === 0) return <EmptyState title={say('practice.none')} note={say('practice.none.note')} />
  return (
    <Card>
      {data.map((match) => (
        <PracticeMatch key={match.id} match={match} chosen={chosen} onChoose={onChoose} />
      ))}
    </Card>
  )
}
