import { serverTimeText } from '@keo/units/instants'
import { useMessages } from '../../language/messages.ts'
import { MaintenanceNotice } from '../../page-kit/maintenance-notice.tsx'
import type { SportsMaintenance } from '../sportsbook/index.ts'

/** The provider rests: from when until when, by the player's own clock. */
export function SportsClosed({ from, to }: SportsMaintenance) {
  const say = useMessages()
  const written = (at: number | undefined) => (at === undefined ? '' : serverTimeText(at))
  return (
    <MaintenanceNotice
      title={say('maintain.sports.title')}
      content={say('sports.closed.text')}
      window={{ startTime: written(from), endTime: written(to) }}
    />
  )
}
