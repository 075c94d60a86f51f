import { groundStyle } from '@keo/ui/drawings/art-grounds'
import { Badge } from '@keo/ui/primitives/badge'
import { Beams } from '@keo/ui/pictures/beams'
import { Button } from '@keo/ui/primitives/button'
import { Spinner } from '@keo/ui/primitives/spinner'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { LottiePlayer } from 'lottie-web'
import { useReducer } from 'react'
import { useMessages } from '../../language/messages.ts'
import { Screen } from '../../page-kit/screen.tsx'
import './learn/learn.css'
import { AnimationPlayer } from './learn/animation-player.tsx'
import { addClip, type AnimationQueue, type Clip, emptyQueue, finishClip } from './learn/animation-queue.ts'
import { siteQueries } from './site-queries.ts'
import { useReducedMotion } from '../../page-kit/use-media-query.ts'

const CLIP_NAMES = { goal: 'learn.goal', ticket: 'learn.ticket' } as const

type Change = { readonly add: Clip } | 'finish'

function changeQueue(queue: AnimationQueue, change: Change): AnimationQueue {
  return change === 'finish' ? finishClip(queue) : addClip(queue, change.add)
}

/** A demonstration of the animation player: two clips, and a queue that plays them one after another. */
export default function LearnScreen() {
  const say = useMessages()
  const isStill = useReducedMotion()
  const lottie = useQuery(siteQueries.lottie)
  const [queue, change] = useReducer(changeQueue, emptyQueue)

  return (
    <Screen title={say('learn.title')}>
      <div className="mx-auto flex max-w-[420px] flex-col gap-4 px-gutter pt-2">
        <p className="text-callout text-text-2">{say(isStill ? 'learn.still' : 'learn.hint')}</p>
        <div className="learn-stage" style={groundStyle('pitch')}>
          <Beams />
          <Stage
            lottie={lottie}
            queue={queue}
            isStill={isStill}
            onRetry={() => void lottie.refetch()}
            onEnd={() => change('finish')}
          />
        </div>
        <QueueLine queue={queue} />
        <div className="grid grid-cols-2 gap-3">
          {(['goal', 'ticket'] as const).map((clip) => (
            <Button key={clip} size="l" disabled={!lottie.data} onClick={() => change({ add: clip })}>
              {say(CLIP_NAMES[clip])}
            </Button>
          ))}
        </div>
      </div>
    </Screen>
  )
}

type StageProps = {
  lottie: UseQueryResult<LottiePlayer>
  queue: AnimationQueue
  isStill: boolean
  onRetry: () => void
  onEnd: () => void
}

function Stage({ lottie, queue, isStill, onRetry, onEnd }: StageProps) {
  const say = useMessages()
  if (lottie.isPending) return <Spinner />
  if (lottie.isError) {
    return (
      <div className="flex flex-col items-center gap-3 text-callout">
        {say('learn.failed')}
        <Button size="s" onClick={onRetry}>
          {say('site.retry')}
        </Button>
      </div>
    )
  }
  if (!queue.playing) return <p className="px-6 text-center text-callout opacity-75">{say('learn.idle')}</p>
  return (
    <AnimationPlayer
      key={queue.turn}
      player={lottie.data}
      clip={queue.playing}
      isStill={isStill}
      onEnd={onEnd}
    />
  )
}

/** What plays and how many wait; it keeps its height, so that nothing jumps. */
function QueueLine({ queue: { playing, waiting } }: { queue: AnimationQueue }) {
  const say = useMessages()
  return (
    <p
      className="flex min-h-6 items-center justify-center gap-2 text-footnote text-text-2"
      aria-live="polite"
    >
      {playing ? (
        <>
          <Badge tone="brand">{say('learn.playing')}</Badge>
          {say(CLIP_NAMES[playing])}
        </>
      ) : null}
      {waiting.length > 0 ? <Badge>{say('learn.waiting', { count: waiting.length })}</Badge> : null}
    </p>
  )
}
