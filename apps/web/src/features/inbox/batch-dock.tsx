import { LETTER_BATCH_MAX, type LetType } from '@keo/contract/inbox'
import { Button } from '@keo/ui/primitives/button'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { confirm } from '../../page-kit/overlays/confirm.tsx'
import { toast } from '../../toasts/toast.ts'
import { inboxQueries, useDeleteLetters, useReadLetters } from './inbox-queries.ts'
import { itemsOf } from './inbox-list.tsx'

type BatchDockProps = {
  letType: LetType
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  onDone: () => void
}

/** What is done to several letters at once. */
export function BatchDock({ letType, chosen, onChoose, onDone }: BatchDockProps) {
  const say = useMessages()
  const loaded = itemsOf(useInfiniteQuery(inboxQueries.letters(letType, useLanguage())))
  const read = useReadLetters()
  const remove = useDeleteLetters()
  const ids = [...chosen].slice(0, LETTER_BATCH_MAX)
  const isBusy = read.isPending || remove.isPending
  const deleteAll = async (): Promise<void> => {
    const text = say('inbox.confirmDelete', { count: ids.length })
    if (
      !(await confirm({ title: say('inbox.delete'), text, agree: say('inbox.delete'), isDestructive: true }))
    )
      return
    remove.mutate(ids, {
      onSuccess({ count }) {
        toast.show(say('inbox.deleted', { count }), { kind: 'success' })
        onDone()
      },
    })
  }
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex items-center justify-between text-footnote text-text-2">
        <span role="status">{say('inbox.chosen', { count: chosen.size })}</span>
        <span className="flex gap-2">
          <Button
            size="s"
            onClick={() => onChoose(new Set(loaded.slice(0, LETTER_BATCH_MAX).map(({ id }) => id)))}
          >
            {say('inbox.chooseAll')}
          </Button>
          <Button size="s" onClick={onDone}>
            {say('inbox.done')}
          </Button>
        </span>
      </div>
      <div className="grid grid-cols-2 gap-2.5">
        <Button
          kind="primary"
          disabled={ids.length === 0 || isBusy}
          busy={read.isPending}
          onClick={() => read.mutate(ids, { onSuccess: onDone })}
        >
          {say('inbox.read')}
        </Button>
        <Button
          kind="danger"
          disabled={ids.length === 0 || isBusy}
          busy={remove.isPending}
          onClick={() => void deleteAll()}
        >
          {say('inbox.delete')}
        </Button>
      </div>
    </div>
  )
}
