import type { Say } from '@keo/messages/say'
import { Button } from '@keo/ui/primitives/button'
import { useMessages } from '../../shared/messages.ts'
import { Refused } from './refused.tsx'
import { useVoidMatch } from './sports-orders.ts'

/** Takes back what a match that is over has paid, and refunds every stake on it. */
export function MatchVoid({ matchId }: { matchId: number }) {
  const say = useMessages()
  const { mutate, isPending, error, data } = useVoidMatch()
  return (
    <div className="flex flex-col gap-2">
      <Button size="s" busy={isPending} onClick={() => mutate(matchId)}>
        {say('panel.void')}
      </Button>
      {error ? <Refused error={error} /> : null}
      {data ? (
        <p role="status" className="text-callout text-text-2">
          {answerText(say, data)}
        </p>
      ) : (
        <p className="text-caption text-text-3">{say('panel.void.hint')}</p>
      )}
    </div>
  )
}

type Answer = NonNullable<ReturnType<typeof useVoidMatch>['data']>

function answerText(say: Say, { judgement, options }: Answer): string {
  if (judgement === 'late') return say('panel.void.late')
  return options === 0 ? say('panel.void.nothing') : say('panel.void.done', { count: options })
}
