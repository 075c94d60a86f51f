import { searchMembers, type FoundMember } from '@keo/contract/console-members'
import { useState } from 'react'
import { dong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { Field } from '../../parts/field.tsx'
import { SavedViews } from '../../parts/saved-views.tsx'
import { NoResult } from '../../parts/no-result.tsx'
import { PagedTable } from '../../parts/paged-table.tsx'
import type { Column } from '../../parts/table.tsx'
import { useKeys, useListKeys } from '../../platform/keys.ts'
import { go, pathTo } from '../../platform/place.ts'
import { usePages } from '../../platform/queries.ts'
import { setWalk } from '../../platform/walk.ts'
import { Peek } from './peek.tsx'

export default function MembersScreen() {
  const { say } = useLook()
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  const list = usePages(searchMembers, { text })
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
  const show = (filter: string) => {
    setTyped(filter)
    setText(filter)
  }
  const found = (
    <section className="panel">
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          setText(typed.trim())
        }}
      >
        <Field label={say('members.find')} type="search" value={typed} onText={setTyped} />
      </form>
      <SavedViews page="members" filter={text} onOpen={show} />
      <PagedTable
        of={list}
        empty={
          text === '' ? (
            say('members.none')
          ) : (
            <NoResult
              filters={[{ name: say('palette.find'), value: text, onDrop: () => show('') }]}
              onClear={() => show('')}
            />
          )
        }
        label={say('nav.members')}
        columns={useColumns(() => setWalk(ids))}
        rows={members}
        idOf={({ id }) => id}
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

/** Whoever opens a card by its name can walk on from it, too. */
function useColumns(onOpen: () => void): Column<FoundMember>[] {
  const { say, time } = useLook()
  return [
    {
      id: 'member',
      head: say('common.member'),
      cell: (one) => (
        <>
          <a href={pathTo('member', one.id)} onClick={onOpen}>
            {one.userName}
          </a>{' '}
          <span className="meta">{one.nickName}</span>
        </>
      ),
      sortBy: (one) => one.userName,
    },
    { id: 'vip', head: 'VIP', cell: (one) => one.vipLevel, sortBy: (one) => one.vipLevel, isFigure: true },
    {
      id: 'available',
      head: say('members.available'),
      cell: (one) => dong(one.available),
      isFigure: true,
    },
    {
      id: 'phone',
      head: say('members.phone'),
      cell: (one) => <span className="num">{one.mobile || '—'}</span>,
    },
    { id: 'email', head: say('door.email'), cell: (one) => one.email || '—', isThirdRank: true },
    {
      id: 'identity',
      head: say('members.identity'),
      cell: (one) => say(one.isIdentityVerified ? 'members.verified' : 'members.unverified'),
    },
    {
      id: 'registered',
      head: say('members.registered'),
      cell: (one) => time(one.registeredAt),
      sortBy: (one) => one.registeredAt,
      isFigure: true,
      isThirdRank: true,
    },
  ]
}
