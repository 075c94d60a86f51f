import { listMailings, type Mailing } from '@keo/contract/console-letters'
import { Button } from '@keo/ui/primitives/button'
import type { ScreenProps } from '../../parts/screen.ts'
import { PagedTable } from '../../parts/paged-table.tsx'
import { Empty } from '../../parts/states.tsx'
import type { Column } from '../../parts/table.tsx'
import { useKeys, useListKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { go } from '../../platform/place.ts'
import { REFRESH_MS, usePages } from '../../platform/queries.ts'
import { LetterEditor, NewLetter } from './letter-editor.tsx'
import { words } from './words.ts'

const NEW = 'new'

/** Letters to many: how far each has gone, and beside it the words and whom they are for. */
export function LetterDesk({ me, open }: ScreenProps) {
  const { say, time } = useLook(words)
  const list = usePages(listMailings, {}, REFRESH_MS)
  const rows = list.data?.pages.flatMap((page) => page.mailings) ?? []
  const mayEdit = me.permissions.includes('content.edit')
  useListKeys(
    rows.map(({ id }) => id),
    open,
    (id) => go('content', id),
  )
  useKeys(mayEdit ? { n: () => go('content', NEW) } : {})
  const columns: Column<Mailing>[] = [
    { id: 'title', head: say('list.name'), cell: (one) => one.title.vi, givesWay: true },
    {
      id: 'state',
      head: say('common.state'),
      cell: ({ state, startsAt }) => (
        <>
          {say(`letter.${state}`)}
          {state === 'scheduled' && startsAt !== null ? <span className="num"> {time(startsAt)}</span> : null}
        </>
      ),
    },
    {
      id: 'when',
      head: say('list.when'),
      cell: (one) => time(one.savedAt),
      isFigure: true,
      isThirdRank: true,
    },
    { id: 'to', head: say('letters.to'), cell: (one) => one.sentTo, isFigure: true },
  ]
  return (
    <div className="content-desk">
      <section className="panel">
        <header className="content-head">
          <h2>{say('tab.letters')}</h2>
          {mayEdit ? (
            <Button size="s" onClick={() => go('content', NEW)}>
              {say('list.new')} <kbd>N</kbd>
            </Button>
          ) : null}
        </header>
        <PagedTable
          of={list}
          empty={say('letters.none')}
          label={say('tab.letters')}
          columns={columns}
          rows={rows}
          idOf={({ id }) => id}
          current={open}
          onOpen={({ id }) => go('content', id)}
        />
      </section>
      {open === NEW ? (
        <NewLetter key={NEW} me={me} />
      ) : open.startsWith('mlg_') ? (
        <LetterEditor key={open} id={open} me={me} />
      ) : (
        <Empty>{say('letters.pick')}</Empty>
      )}
    </div>
  )
}
