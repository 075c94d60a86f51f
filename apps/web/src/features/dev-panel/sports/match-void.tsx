import type { Say } from '@keo/messages/say'
import { useMessages } from '../../../language/messages.ts'
import { OrderButton } from '../order-button.tsx'
import { useVoidMatch } from './sports-orders.ts'

/** Takes back what a match that is over has paid, and refunds every stake on it. */
export function MatchVoid({ matchId }: { matchId: number }) {
  const say = useMessages()
  const order = useVoidMatch()
  return (
    <OrderButton
      label={say('panel.void')}
      hint={say('panel.void.hint')}
      order={order}
      onGive={() => order.mutate(matchId)}
      answerText={(answer) => voidText(say, answer)}
    />
  )
}

type Answer = NonNullable<ReturnType<typeof useVoidMatch>['data']>

function voidText(say: Say, { judgement, options }: Answer): string {
  if (judgement === 'late') return say('panel.void.late')
  return options === 0 ? say('panel.void.nothing') : say('panel.void.done', { count: options })
}
