import { ChartBarIcon } from '@keo/ui/icons/chart-bar'
import { ListBulletsIcon } from '@keo/ui/icons/list-bullets'
import { PlayIcon } from '@keo/ui/icons/play'
import { SportIcon } from '@keo/ui/product/sport-icon'
import { Button } from '@keo/ui/primitives/button'
import { paths, withQuery } from '../../navigation/paths.ts'
import { useMessages } from '../../language/messages.ts'
import { useGo } from '../../navigation/use-go.ts'
import { useRoomsOf } from '../live-section/index.ts'
import { isFinal } from '../match-words/index.ts'
import type { MatchHead } from '../sportsbook/index.ts'
import type { FactsTab } from './facts/facts-tabs.ts'

const NONE: readonly number[] = []

type ActsProps = {
  head: MatchHead
  hasTracker: boolean
  onTracker: () => void
  onFacts: (tab: FactsTab) => void
}

/** What can be looked at beside the prices: the room of the match or else the provider's stream, the tracker, the facts. */
export function BoardActs({ head, hasTracker, onTracker, onFacts }: ActsProps) {
  const say = useMessages()
  const go = useGo()
  const room = useRoomsOf(isFinal(head) ? NONE : [head.id]).get(head.id)
  const streamUrl = head.video.isOffered ? head.video.pageUrl : undefined
  const watch = room ?? (streamUrl && withQuery(paths.webview(), { url: streamUrl }))
  return (
    <>
      {watch ? (
        <Button
          size="s"
          data-first=""
          icon={<PlayIcon size={15} weight="fill" />}
          onClick={() => go.to(watch)}
        >
          {say('match.open.stream')}
        </Button>
      ) : null}
      <Button
        size="s"
        {...(watch ? {} : { 'data-first': '' })}
        aria-pressed={hasTracker}
        icon={<SportIcon sport={head.sportId} size={16} />}
        onClick={onTracker}
      >
        {say('match.open.tracker')}
      </Button>
      <Button size="s" icon={<ChartBarIcon size={16} />} onClick={() => onFacts('statistics')}>
        {say('match.open.statistics')}
      </Button>
      {watch ? null : (
        <Button size="s" icon={<ListBulletsIcon size={16} />} onClick={() => onFacts('timeline')}>
          {say('match.open.timeline')}
        </Button>
      )}
    </>
  )
}
