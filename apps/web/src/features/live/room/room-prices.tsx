import { ListBulletsIcon } from '@keo/ui/icons/list-bullets'
import { useMessages } from '../../../language/messages.ts'
import { isFinal } from '../../match-words/index.ts'
import { MainPrices, useWholeMatch } from '../../match/index.ts'
import { openNote } from '../../sports/index.ts'

type RoomPricesProps = { matchId: number; onMarkets: () => void }

/** Who wins, to be tapped, and how much else there is. */
export default function RoomPrices({ matchId, onMarkets }: RoomPricesProps) {
  const say = useMessages()
  const { head } = useWholeMatch(matchId)
  if (!head || isFinal(head)) return <div className="room-prices" />
  return (
    <div className="room-prices">
      <MainPrices head={head}>
        <p className="room-prices-note">{openNote(head, say)}</p>
      </MainPrices>
      <button type="button" className="room-all-markets" onClick={onMarkets}>
        <ListBulletsIcon size={17} />
        <span className="num">{say('room.markets', { count: head.marketCount })}</span>
      </button>
    </div>
  )
}
