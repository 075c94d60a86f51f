import { searchMembers, type FoundMember } from '@keo/contract/console-members'
import { useState } from 'react'
import { dong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { Field } from '../../parts/field.tsx'
import { SavedViews } from '../../parts/saved-views.tsx'
import { PagedTable } from '../../parts/paged-table.tsx'
import type { Column } from '../../parts/table.tsx'
import { pathTo } from '../../platform/place.ts'
import { usePages } from '../../platform/queries.ts'

export default function MembersScreen() {
  const { say, time } = useLook()
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  const list = usePages(searchMembers, { text })
  const columns: Column<FoundMember>[] = [
    {
      id: 'member',
      head: say('common.member'),
      cell: (one) => (
        <>
          <a href={pathTo('member', one.id)}>{one.userName}</a> <span className="meta">{one.nickName}</span>
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
  const members = list.data?.pages.flatMap((page) => page.members) ?? []
  return (
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
      <SavedViews
        page="members"
        filter={text}
        onOpen={(filter) => {
          setTyped(filter)
          setText(filter)
        }}
      />
      <PagedTable
        of={list}
        empty={say('members.none')}
        label={say('nav.members')}
        columns={columns}
        rows={members}
        idOf={({ id }) => id}
      />
    </section>
  )
}
