import { ChartBarIcon } from '@keo/ui/icons/chart-bar'
import { ListBulletsIcon } from '@keo/ui/icons/list-bullets'
import { PlayIcon } from '@keo/ui/icons/play'
import { SportIcon } from '@keo/ui/product/sport-icon'
import { Button } from '@keo/ui/primitives/button'
import { paths, withQuery } from '../../navigation/paths.ts'
import { useMessages } from '../../language/messages.ts'
import { useGo } from '../../navigation/use-go.ts'
import type { MatchHead } from '../sportsbook/index.ts'
import type { FactsTab } from './facts/facts-tabs.ts'

type ActsProps = {
  head: MatchHead
  hasTracker: boolean
  onTracker: () => void
  onFacts: (tab: FactsTab) => void
}

/** What can be looked at beside the prices: the stream where the provider has one, the tracker, the facts. */
export function BoardActs({ head, hasTracker, onTracker, onFacts }: ActsProps) {
  const say = useMessages()
  const go = useGo()
  const stream = head.video.isOffered ? head.video.pageUrl : undefined
  return (
    <>
      {stream ? (
        <Button
          size="s"
          data-first=""
          icon={<PlayIcon size={15} weight="fill" />}
          onClick={() => go.to(withQuery(paths.webview(), { url: stream }))}
        >
          {say('match.open.stream')}
        </Button>
      ) : null}
      <Button
        size="s"
        {...(stream ? {} : { 'data-first': '' })}
        aria-pressed={hasTracker}
        icon={<SportIcon sport={head.sportId} size={16} />}
        onClick={onTracker}
      >
        {say('match.open.tracker')}
      </Button>
      <Button size="s" icon={<ChartBarIcon size={16} />} onClick={() => onFacts('statistics')}>
        {say('match.open.statistics')}
      </Button>
      {stream ? null : (
        <Button size="s" icon={<ListBulletsIcon size={16} />} onClick={() => onFacts('timeline')}>
          {say('match.open.timeline')}
        </Button>
      )}
    </>
  )
}
