import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { type ReactNode, useState } from 'react'
import { columnsOf, marketOf } from '../../sports/index.ts'
import { type MatchHead, useMarkets, useOddsFormat } from '../../sportsbook/index.ts'
import { OddsSheet } from '../history/odds-sheet.tsx'
import { layoutOf } from './market-layout.ts'
import { type Held, OptionCell } from './option-cell.tsx'

const isWinner = ({ name }: ReturnType<typeof columnsOf>[number]): boolean =>
  name === 'sports.column.1x2' || name === 'sports.column.winner'

/** Who wins, each side by its name; what is given where nobody can bet on that. */
export function MainPrices({ head, children }: { head: MatchHead; children: ReactNode }) {
  const format = useOddsFormat()
  const groups = useMarkets(head.id)
  const [held, setHeld] = useState<Held | null>(null)
  const winner = columnsOf(head.sportId).find(isWinner)
  const found = winner ? marketOf(winner, groups) : null
  if (!found) return children
  return (
    <>
      {layoutOf(found.group).cells.map((cell) =>
        cell ? (
          <OptionCell
            key={cell.option.type}
            matchId={head.id}
            group={found.group}
            title={found.group.name}
            cell={cell}
            look="grid"
            format={format}
            onHold={setHeld}
          />
        ) : null,
      )}
      <OddsSheet
        matchId={head.id}
        isLive={head.status === MATCH_STATUS.live}
        held={held}
        onClose={() => setHeld(null)}
      />
    </>
  )
}
