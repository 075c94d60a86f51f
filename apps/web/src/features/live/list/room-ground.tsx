import type { RoomView } from '@keo/contract/rooms'
import { Suspense } from 'react'
import { CoverStill } from './room-facts.ts'

/** What a cover stands on: its match as it would be drawn now. */
export function RoomGround({ room: { match } }: { room: Pick<RoomView, 'match'> }) {
  return (
    <span className="live-ground">
      <Suspense>{match ? <CoverStill matchId={Number(match.matchId)} /> : null}</Suspense>
    </span>
  )
}
