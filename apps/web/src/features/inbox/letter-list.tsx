import type { Letter, LetType } from '@keo/contract/inbox'
import { Button } from '@keo/ui/primitives/button'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths, withQuery } from '../../navigation/paths.ts'
import { inboxQueries, useDeleteLetters, useReadLetters } from './inbox-queries.ts'
import { InboxList } from './inbox-list.tsx'
import { ChoiceRow, InboxRow, SwipeRow } from './inbox-row.tsx'
import { lookOf, LookTile } from './letter-look.tsx'

type LetterListProps = {
  letType: LetType
  /** Ids that are chosen; null while letters are only read. */
  chosen: ReadonlySet<string> | null
  onChoose: (chosen: ReadonlySet<string>) => void
}

export function LetterList({ letType, chosen, onChoose }: LetterListProps) {
  const say = useMessages()
  const letters = useInfiniteQuery(inboxQueries.letters(letType, useLanguage()))
  return (
    <InboxList<Letter>
      pages={letters}
      empty={{ title: say('inbox.empty'), note: say('inbox.emptyHint') }}
      action={
        chosen ? null : (
          <Button size="xs" onClick={() => onChoose(new Set())}>
            {say('inbox.choose')}
          </Button>
        )
      }
      render={(letter) =>
        chosen ? (
          <ChoiceRow
            item={letter}
            tile={<LookTile look={lookOf(letter)} isUnread={!letter.isRead} />}
            isOn={chosen.has(letter.id)}
            onChange={(isOn) => onChoose(withOne(chosen, letter.id, isOn))}
          />
        ) : (
          <LetterRow letter={letter} />
        )
      }
    />
  )
}

function withOne(chosen: ReadonlySet<string>, id: string, isOn: boolean): ReadonlySet<string> {
  const next = new Set(chosen)
  if (isOn) next.add(id)
  else next.delete(id)
  return next
}

function LetterRow({ letter }: { letter: Letter }) {
  const read = useReadLetters()
  const remove = useDeleteLetters()
  return (
    <SwipeRow
      isRead={letter.isRead}
      onRead={() => read.mutate([letter.id])}
      onDelete={() => remove.mutate([letter.id])}
    >
      <InboxRow
        item={letter}
        path={withQuery(paths.messageDetail(), { id: letter.id })}
        tile={<LookTile look={lookOf(letter)} isUnread={!letter.isRead} />}
      />
    </SwipeRow>
  )
}
