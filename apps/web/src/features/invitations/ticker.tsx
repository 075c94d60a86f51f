import type { TickerLine } from '@keo/contract/invitations'
import { SLOT_IMAGES } from '@keo/ui/drawings/games/slot-images'
import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { useMessages } from '../../language/messages.ts'
import { inviteQueries } from './invite-queries.ts'
import { useDong } from './use-dong.ts'
import './ticker.css'

/** At 40 px a second; a line is about 160 wide. */
const SECONDS_PER_LINE = 4

/** The rewards that were paid last, under masked names. It rests under a finger, and without motion it stands. */
export function Ticker() {
  const say = useMessages()
  const { data: lines } = useQuery(inviteQueries.ticker)
  if (!lines?.length) return null
  const pace = { '--ticker-seconds': `${lines.length * SECONDS_PER_LINE}s` } as CSSProperties
  return (
    <div className="invite-ticker">
      <img src={SLOT_IMAGES.denVang} width={26} height={26} alt="" className="invite-ticker-art" />
      <div className="invite-ticker-track" style={pace}>
        <ul aria-label={say('invite.ticker')}>
          <Lines lines={lines} />
        </ul>
        {/* The same once more, so that the end runs into the beginning. */}
        <ul aria-hidden="true">
          <Lines lines={lines} />
        </ul>
      </div>
    </div>
  )
}

export function Lines({ lines }: { lines: readonly TickerLine[] }) {
  const say = useMessages()
  const dong = useDong()
  // What looks the same within a second is shown once.
  const byLook = new Map(lines.map((line) => [`${line.time} ${line.userName} ${line.amount}`, line]))
  return [...byLook].map(([key, { userName, amount }]) => (
    <li key={key}>
      {say('invite.tickerLine', { name: userName })} <b className="num">{dong(amount)}</b>
    </li>
  ))
}
