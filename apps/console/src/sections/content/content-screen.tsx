import { type AnnouncementRow, listContentAnnouncements } from '@keo/contract/console-content'
import { CONTENT_LANGUAGES } from '@keo/contract/console-content-texts'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import type { ScreenProps } from '../../parts/screen.ts'
import { PagedTable } from '../../parts/paged-table.tsx'
import { Empty } from '../../parts/states.tsx'
import type { Column } from '../../parts/table.tsx'
import { useKeys, useListKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { go } from '../../platform/place.ts'
import { usePages } from '../../platform/queries.ts'
import { AnnouncementEditor, NewAnnouncement } from './announcement-editor.tsx'
import { ContactDesk } from './contact-desk.tsx'
import './content.css'
import { LetterDesk } from './letter-desk.tsx'
import { RestDesk } from './rest-desk.tsx'
import { TextDesk } from './text-desk.tsx'
import { words } from './words.ts'

const NEW = 'new'

const TABS = ['announcements', 'letters', 'texts', 'maintenance', 'contacts'] as const
type Tab = (typeof TABS)[number]
const tabOf = (open: string): Tab =>
  open.startsWith('mlg_')
    ? 'letters'
    : open.startsWith('text:')
      ? 'texts'
      : /^(?:site|live|type:|game:)/.test(open)
        ? 'maintenance'
        : open === 'contacts'
          ? 'contacts'
          : 'announcements'

export default function ContentScreen({ me, open }: ScreenProps) {
  const { say } = useLook(words)
  const [chosen, setTab] = useState<Tab>(() => tabOf(open))
  // Whatever the address names is on one tab alone; a new one is on the tab that is chosen.
  const tab = open === '' || open === NEW ? chosen : tabOf(open)
  return (
    <div className="stack">
      <div className="segments" role="tablist">
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            className="chip"
            aria-selected={name === tab}
            onClick={() => {
              go('content')
              setTab(name)
            }}
          >
            {say(`tab.${name}`)}
          </button>
        ))}
      </div>
      {tab === 'announcements' ? <Announcements me={me} open={open} /> : null}
      {tab === 'letters' ? <LetterDesk me={me} open={open} /> : null}
      {tab === 'texts' ? <TextDesk me={me} open={open} /> : null}
      {tab === 'maintenance' ? <RestDesk me={me} open={open} /> : null}
      {tab === 'contacts' ? <ContactDesk me={me} /> : null}
    </div>
  )
}

/** Announcements at the left; the text, its languages and how a phone shows it at the right. */
function Announcements({ me, open }: ScreenProps) {
  const { say, time } = useLook(words)
  const list = usePages(listContentAnnouncements, {})
  const rows = list.data?.pages.flatMap((page) => page.announcements) ?? []
  const mayEdit = me.permissions.includes('content.edit')
  useListKeys(
    rows.map(({ id }) => id),
    open,
    (id) => go('content', id),
  )
  useKeys(mayEdit ? { n: () => go('content', NEW) } : {})
  const columns: Column<AnnouncementRow>[] = [
    {
      id: 'title',
      head: say('list.name'),
      cell: (one) => one.title.vi,
      sortBy: (one) => one.title.vi,
      givesWay: true,
    },
    {
      id: 'kind',
      head: say('list.kind'),
      cell: (one) => say(`kind.${one.annType}`),
      givesWay: true,
      isThirdRank: true,
    },
    {
      id: 'state',
      head: say('common.state'),
      cell: (one) => say(`state.${one.state}`),
      sortBy: (one) => one.state,
    },
    { id: 'when', head: say('list.when'), cell: (one) => time(one.startsAt ?? one.savedAt), isFigure: true },
    { id: 'languages', head: say('list.languages'), cell: (one) => <Languages row={one} />, isFigure: true },
  ]
  return (
    <div className="content-desk">
      <section className="panel">
        <header className="content-head">
          <h2>{say('list.title')}</h2>
          {mayEdit ? (
            <Button size="s" onClick={() => go('content', NEW)}>
              {say('list.new')} <kbd>N</kbd>
            </Button>
          ) : null}
        </header>
        <PagedTable
          of={list}
          empty={say('list.none')}
          label={say('list.title')}
          columns={columns}
          rows={rows}
          idOf={({ id }) => id}
          current={open}
          onOpen={({ id }) => go('content', id)}
        />
      </section>
      {open === '' ? (
        <Empty>{say('edit.pick')}</Empty>
      ) : open === NEW ? (
        <NewAnnouncement key={NEW} me={me} />
      ) : (
        <AnnouncementEditor key={open} id={open} me={me} />
      )}
    </div>
  )
}

function Languages({ row: { missing } }: { row: AnnouncementRow }) {
  const all = CONTENT_LANGUAGES.length
  return <span data-missing={missing.length > 0 || undefined}>{`${all - missing.length}/${all}`}</span>
}
