import { Segmented } from '@keo/ui/bars/segmented'
import { Sheet } from '@keo/ui/layers/sheet'
import { useMessages } from '../../../language/messages.ts'
import type { MatchHead } from '../../sportsbook/index.ts'
import type { FactsTab } from './facts-tabs.ts'
import { FairPart } from './fair-part.tsx'
import { MeetingsPart } from './meetings-part.tsx'
import { StatisticsPart } from './statistics-part.tsx'
import { TimelinePart } from './timeline-part.tsx'

type FactsSheetProps = {
  head: MatchHead
  isOver: boolean
  tab: FactsTab | null
  onTab: (tab: FactsTab | null) => void
}

/** Everything to be known of a match that is not a price. Loaded when it is first opened. */
export default function FactsSheet({ head, isOver, tab, onTab }: FactsSheetProps) {
  const say = useMessages()
  const shown = tab ?? 'statistics'
  return (
    <Sheet
      open={tab !== null}
      onOpenChange={(isOpen) => (isOpen ? undefined : onTab(null))}
      title={say('match.facts.title')}
      closeLabel={say('common.close')}
    >
      <div className="flex flex-col gap-3 pb-4">
        <Segmented
          label={say('match.facts.title')}
          value={shown}
          onChange={onTab}
          segments={[
            { key: 'statistics', label: say('match.open.statistics') },
            { key: 'timeline', label: say('match.open.timeline') },
            { key: 'meetings', label: say('match.open.meetings') },
            { key: 'fair', label: say('match.open.fair') },
          ]}
        />
        <div className="min-h-[46dvh]">
          {shown === 'statistics' ? <StatisticsPart head={head} /> : null}
          {shown === 'timeline' ? <TimelinePart head={head} /> : null}
          {shown === 'meetings' ? <MeetingsPart head={head} /> : null}
          {shown === 'fair' ? <FairPart matchId={head.id} isOver={isOver} /> : null}
        </div>
      </div>
    </Sheet>
  )
}
