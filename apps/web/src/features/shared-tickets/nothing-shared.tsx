import { Button } from '@keo/ui/primitives/button'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { useGo } from '../../navigation/use-go.ts'

/** A link that leads to nothing, and what there is instead. */
export function NothingShared({ title, note }: { title: string; note: string }) {
  const say = useMessages()
  const go = useGo()
  return (
    <EmptyState
      title={title}
      note={note}
      action={
        <Button kind="primary" size="s" onClick={() => go.replace(paths.sports())}>
          {say('ticket.toSports')}
        </Button>
      }
    />
  )
}
