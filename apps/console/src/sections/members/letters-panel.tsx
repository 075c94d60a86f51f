import { listMemberLetters } from '@keo/contract/console-member-evidence'
import { LET_TYPES, type LetType } from '@keo/contract/inbox'
import { useState } from 'react'
import { PagedTable } from '../../parts/paged-table.tsx'
import { useLook } from '../../platform/look.ts'
import { usePages } from '../../platform/queries.ts'
import { NewLetter } from './new-letter.tsx'
import { evidenceWords } from './evidence-words.ts'

/** What the member was told, type by type, and whether they read it. */
export function LettersPanel({ id, mayWrite }: { id: string; mayWrite: boolean }) {
  const { say, time } = useLook(evidenceWords)
  const [letType, setType] = useState<LetType>(0)
  const list = usePages(listMemberLetters, { id, letType })
  return (
    <section className="panel">
      <h2>{say('tab.letters')}</h2>
      {mayWrite ? <NewLetter id={id} /> : null}
      <div className="offers">
        {LET_TYPES.map((type) => (
          <button
            key={type}
            type="button"
            className="chip"
            aria-pressed={type === letType}
            onClick={() => setType(type)}
          >
            {say(`letters.${type}`)}
          </button>
        ))}
      </div>
      <PagedTable
        of={list}
        label={say('tab.letters')}
        empty={say('ev.noLetters')}
        rows={list.data?.pages.flatMap((page) => page.letters) ?? []}
        idOf={(letter) => letter.id}
        columns={[
          { id: 'at', head: say('common.time'), cell: ({ at }) => time(at), isFigure: true },
          { id: 'title', head: say('ev.letter'), cell: ({ title }) => title, givesWay: true },
          {
            id: 'read',
            head: say('common.state'),
            cell: ({ isRead }) => say(isRead ? 'ev.read' : 'ev.unread'),
          },
        ]}
      />
    </section>
  )
}
