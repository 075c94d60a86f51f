import type { Insight } from '@keo/contract/insight'
import { Card } from '@keo/ui/primitives/card'
import type { ReactNode } from 'react'
import { useMessages } from '../../language/messages.ts'
import { useAmounts } from '../../page-kit/amounts/signed-amounts.ts'

/** What prices and edges were meant to keep of the own stakes. */
export function MarginCard({ insight: { margin, currency } }: { insight: Insight }) {
  const say = useMessages()
  const { text } = useAmounts(currency)
  const { sports, games } = margin
  const range = { least: text(games.costLeast), most: text(games.costMost) }
  return (
    <Card className="flex flex-col gap-3 p-3.5">
      <p className="text-footnote text-pretty text-text-2">{say('insight.marginNote')}</p>
      <Part name={say('insight.marginSports')} cost={sports ? text(sports.cost) : '—'}>
        {sports ? say('insight.marginSportsNote', { bets: sports.bets, staked: text(sports.staked) }) : null}
        {sports && sports.left > 0 ? ` ${say('insight.marginLeft', { count: sports.left })}` : null}
        {sports ? null : say('insight.marginAway')}
      </Part>
      <Part
        name={say('insight.marginGames')}
        cost={range.least === range.most ? range.most : say('insight.marginRange', range)}
      >
        {say('insight.marginGamesNote', { staked: text(games.staked) })}
        {Number(games.unstated) > 0
          ? ` ${say('insight.marginUnstated', { amount: text(games.unstated) })}`
          : null}
      </Part>
    </Card>
  )
}

function Part({ name, cost, children }: { name: string; cost: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-3">
      <p className="flex items-baseline justify-between gap-3 text-callout">
        <span>{name}</span>
        <b className="num text-right font-semibold">{cost}</b>
      </p>
      <p className="text-caption text-pretty text-text-2">{children}</p>
    </div>
  )
}
