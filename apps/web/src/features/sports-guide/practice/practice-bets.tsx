import { Badge } from '@keo/ui/primitives/badge'
import { Card } from '@keo/ui/primitives/card'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { clock } from '../../../platform/time.ts'
import { useDongText } from '../use-dong-text.ts'
import { practiceQueries } from './practice-queries.ts'
import { type PracticeBet, type PracticeWallet, settleMatch } from './practice-wallet.ts'

type Change = (change: (wallet: PracticeWallet) => PracticeWallet) => void
type PracticeBetsProps = { bets: readonly PracticeBet[]; onChange: Change }

/** Open ones look for their result while the page is open. */
export function PracticeBets({ bets, onChange }: PracticeBetsProps) {
  const say = useMessages()
  return (
    <>
      <SectionTitle>{say('practice.bets')}</SectionTitle>
      <Card>
        {bets.length === 0 ? (
          <p className="p-3.5 text-footnote text-text-2">{say('practice.bets.none')}</p>
        ) : (
          bets.map((bet) => <BetRow key={bet.id} bet={bet} onChange={onChange} />)
        )}
      </Card>
    </>
  )
}

function BetRow({ bet, onChange }: { bet: PracticeBet; onChange: Change }) {
  const say = useMessages()
  const textOf = useDongText()
  useSettling(bet, onChange)
  const odds = (bet.odds / 1000).toFixed(2)
  return (
    <div className="flex flex-col gap-0.5 border-b border-line p-3.5 last:border-0">
      <p className="flex items-center gap-2 text-callout font-semibold">
        <span className="ell flex-1">{bet.optionName}</span>
        <Ending bet={bet} />
      </p>
      <p className="ell text-footnote text-text-2">{bet.matchName}</p>
      <p className="num text-caption text-text-3">
        {say('practice.staked', { amount: textOf(bet.stake), odds })}
        {bet.returned === undefined
          ? null
          : ` · ${say('practice.returned', { amount: textOf(bet.returned) })}`}
      </p>
    </div>
  )
}

function Ending({ bet: { returned, isVoid, stake } }: { bet: PracticeBet }) {
  const say = useMessages()
  if (returned === undefined) return <Badge tone="pending">{say('practice.open')}</Badge>
  if (isVoid) return <Badge tone="info">{say('practice.void')}</Badge>
  if (returned > stake) return <Badge tone="win">{say('tutorial.won')}</Badge>
  return (
    <Badge tone={returned === stake ? 'info' : 'lose'}>
      {say(returned === stake ? 'tutorial.push' : 'tutorial.lost')}
    </Badge>
  )
}

function useSettling({ matchId, startsAt, returned }: PracticeBet, onChange: Change): void {
  const mayBeOver = returned === undefined && clock.now() > startsAt
  const { data: ending } = useQuery({ ...practiceQueries.ending(matchId), enabled: mayBeOver })
  useEffect(() => {
    if (ending && mayBeOver) onChange((wallet) => settleMatch(wallet, matchId, ending.goals))
  }, [ending, mayBeOver, matchId, onChange])
}
