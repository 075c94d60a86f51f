import { seconds, type Instant } from '@keo/units/instants'
import { useEffect, useState } from 'react'
import { clock } from '../../shared/time.ts'

const REFRESH_MS = seconds(15)

/** The time as a screen needs it that shows what rests until when. */
export function useNow(): Instant {
  const [now, setNow] = useState(clock.now)
  useEffect(() => clock.every(REFRESH_MS, () => setNow(clock.now())), [])
  return now
}
