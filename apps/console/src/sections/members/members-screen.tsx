import { searchMembers, type ListedMember } from '@keo/contract/console-member-search'
import { FunnelIcon } from '@keo/ui/icons/funnel'
import { useEffect, useState } from 'react'
import { useLook } from '../../platform/look.ts'
import { Field } from '../../parts/field.tsx'
import { SavedViews } from '../../parts/saved-views.tsx'
import { NoResult } from '../../parts/no-result.tsx'
import { PagedTable } from '../../parts/paged-table.tsx'
import type { ScreenProps } from '../../parts/screen.ts'
import { useKeys, useListKeys } from '../../platform/keys.ts'
import { go } from '../../platform/place.ts'
import { usePages } from '../../platform/queries.ts'
import { setWalk } from '../../platform/walk.ts'
import {
  addressOf,
  keptOf,
  type MemberFilter,
  NO_FILTER,
  ofAddress,
  ofKept,
  requestOf,
  setNames,
} from './filter.ts'
import { FilterForm } from './filter-form.tsx'
import { FilterSentences } from './filter-sentences.tsx'
import { useFilterValues } from './filter-values.ts'
import { filterWords } from './filter-words.ts'
import { useMemberColumns } from './member-columns.tsx'
import { Peek } from './peek.tsx'
import { useTyped } from './use-typed.ts'
import './members.css'

const PAGE = 50
/** Pages with few rows are followed by themselves so often; then somebody says whether to go on. */
const PAGES_ALONE = 10

/** What is filtered stands in the address: a reload, a link and the way back from a card show the same list. */
export default function MembersScreen({ me, open: address }: ScreenProps) {
  const { say } = useLook()
  const filter = ofAddress(address)
  const show = (next: MemberFilter) => go('members', addressOf(next))
  const list = usePages(searchMembers, requestOf(filter))
  const members = list.data?.pages.flatMap((page) => page.members) ?? []
  const ids = members.map(({ id }) => id)
  const [at, setAt] = useState('')
  const [isPeeking, setPeeking] = useState(false)
  const open = (id: string) => {
    setWalk(ids)
    go('member', id)
  }
  useListKeys(ids, at, setAt)
  useKeys(at === '' ? {} : { enter: () => open(at), ' ': () => setPeeking(!isPeeking) })
  useWholePage(list, members.length)
  const found = (
    <section className="panel">
      <Search me={me} filter={filter} onShow={show} />
      <SavedViews page="members" filter={keptOf(filter)} onOpen={(kept) => show(ofKept(kept))} />
      <PagedTable
        of={list}
        empty={<Nobody filter={filter} goesOn={list.hasNextPage} onShow={show} />}
        label={say('nav.members')}
        columns={useMemberColumns(me, () => setWalk(ids))}
        rows={members}
        idOf={({ id }: ListedMember) => id}
        current={at}
      />
    </section>
  )
  const isBeside = isPeeking && at !== ''
  return (
    <div className={isBeside ? 'list-and-side' : undefined}>
      {found}
      {isBeside ? <Peek key={at} id={at} onClose={() => setPeeking(false)} /> : null}
    </div>
  )
}

type Paged = {
  data: { pages: readonly unknown[] } | undefined
  hasNextPage: boolean
  isFetching: boolean
  fetchNextPage: () => unknown
}

/** A page may have few rows and go on: the next ones are asked for until there is something to read. */
function useWholePage({ data, hasNextPage, isFetching, fetchNextPage }: Paged, rows: number): void {
  const pages = data?.pages.length ?? 0
  const isShort = hasNextPage && !isFetching && rows < PAGE
  useEffect(() => {
    if (isShort && pages < PAGES_ALONE) void fetchNextPage()
  }, [isShort, pages, fetchNextPage])
}

type FilterProps = { filter: MemberFilter; onShow: (filter: MemberFilter) => void }

/** The text, and behind a button everything else that a list can be filtered by. */
function Search({ me, filter, onShow }: FilterProps & Pick<ScreenProps, 'me'>) {
  const { say } = useLook(filterWords)
  const [typed, setTyped] = useTyped(filter.text)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <form
        role="search"
        className="member-search"
        onSubmit={(event) => {
          event.preventDefault()
          onShow({ ...filter, text: typed.trim() })
        }}
      >
        <Field
          label={say('members.find')}
          type="search"
          placeholder={say('members.traces')}
          title={say('members.traces')}
          value={typed}
          onText={setTyped}
        />
        <button type="button" className="chip" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <FunnelIcon size={14} /> {say('filter.open')}
        </button>
      </form>
      {isOpen ? <FilterForm me={me} filter={filter} onShow={onShow} /> : null}
      <FilterSentences filter={filter} onShow={onShow} />
    </>
  )
}

/** Nobody fits, or nobody yet; which filter it is that hides them. */
function Nobody({ filter, goesOn, onShow }: FilterProps & { goesOn: boolean }) {
  const { say } = useLook(filterWords)
  const valueOf = useFilterValues()
  const names = setNames(filter)
  if (goesOn || names.length === 0)
    return <p className="state">{say(goesOn ? 'list.goesOn' : 'members.none')}</p>
  return (
    <NoResult
      filters={names.map((name) => ({
        name: say(`filter.${name}`),
        value: valueOf(name, filter[name]),
        onDrop: () => onShow({ ...filter, [name]: '' }),
      }))}
      onClear={() => onShow(NO_FILTER)}
    />
  )
}
