import { Button } from '@keo/ui/primitives/button'
import { CONTENT_LANGUAGES } from '@keo/contract/console-content-texts'
import { listSiteTexts, TEXT_PLACES, type TextPlace, type TextRow } from '@keo/contract/console-texts'
import { useState } from 'react'
import { PagedTable } from '../../parts/paged-table.tsx'
import type { ScreenProps } from '../../parts/screen.ts'
import { Empty } from '../../parts/states.tsx'
import type { Column } from '../../parts/table.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { useKeys, useListKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { go } from '../../platform/place.ts'
import { usePages } from '../../platform/queries.ts'
import { TextEditor } from './text-editor.tsx'
import { textWords } from './text-words.ts'

/** Stands in the address for the key of one that is being added. */
const NEW = 'new'

/** `text:help:passkey` is an article of the help. */
const openOf = (place: TextPlace, key: string) => `text:${place}:${key}`
function readOpen(open: string): { place: TextPlace; key: string } | null {
  const [mark, name = '', key = ''] = open.split(':')
  const place = TEXT_PLACES.find((one) => one === name)
  return mark === 'text' && place ? { place, key } : null
}

/** Every text of the site that people may change, place by place; one of them beside the list. */
export function TextDesk({ me, open }: ScreenProps) {
  const { say, time, language } = useLook(textWords)
  const opened = readOpen(open)
  const [place, setPlace] = useState<TextPlace>(opened?.place ?? 'help')
  const list = usePages(listSiteTexts, { place })
  const rows = list.data?.pages.flatMap((page) => page.texts) ?? []
  const canAdd = list.data?.pages[0]?.canAdd === true && me.permissions.includes('content.edit')
  const openKey = (key: string) => go('content', openOf(place, key))
  useListKeys(
    rows.map(({ key }) => key),
    opened?.key ?? '',
    openKey,
  )
  useKeys(canAdd ? { n: () => openKey(NEW) } : {})
  const columns: Column<TextRow>[] = [
    {
      id: 'name',
      head: say('texts.name'),
      cell: ({ name }) => name,
      sortBy: ({ name }) => name,
      givesWay: true,
    },
    ...(rows.some(({ row }) => row.vi !== '')
      ? [
          {
            id: 'row',
            head: say('text.row'),
            cell: ({ row }: TextRow) => row[language],
            givesWay: true,
            isThirdRank: true,
          },
        ]
      : []),
    {
      id: 'state',
      head: say('common.state'),
      cell: ({ state, isOff }) => (
        <span data-missing={isOff || undefined}>{say(isOff ? 'text.off' : `text.${state}`)}</span>
      ),
    },
    {
      id: 'languages',
      head: '',
      cell: ({ missing, version }) => (
        <span data-missing={missing.length > 0 || undefined}>
          {version === 0 ? '' : `${CONTENT_LANGUAGES.length - missing.length}/${CONTENT_LANGUAGES.length}`}
        </span>
      ),
      isFigure: true,
    },
    {
      id: 'when',
      head: say('common.time'),
      cell: ({ savedAt }) => (savedAt === null ? '' : time(savedAt)),
      isFigure: true,
      isThirdRank: true,
    },
  ]
  return (
    <div className="content-desk">
      <section className="panel">
        <Tabs
          label={say('texts.places')}
          names={TEXT_PLACES}
          current={place}
          textOf={(name) => say(`place.${name}`)}
          onName={(name) => {
            go('content', openOf(name, '').slice(0, -1))
            setPlace(name)
          }}
        />
        {canAdd ? (
          <header className="content-head">
            <h2>{say(`place.${place}`)}</h2>
            <Button size="s" onClick={() => openKey(NEW)}>
              {say('text.new')} <kbd>N</kbd>
            </Button>
          </header>
        ) : null}
        <PagedTable
          of={list}
          empty={say('texts.none')}
          label={say(`place.${place}`)}
          columns={columns}
          rows={rows}
          idOf={({ key }) => key}
          {...(opened ? { current: opened.key } : {})}
          onOpen={({ key }) => openKey(key)}
        />
      </section>
      {opened && open.split(':').length === 3 ? (
        <TextEditor
          key={open}
          at={opened.key === NEW ? { ...opened, key: '' } : opened}
          me={me}
          onSaved={(key) => (key === opened.key ? undefined : openKey(key))}
        />
      ) : (
        <Empty>{say('texts.pick')}</Empty>
      )}
    </div>
  )
}
