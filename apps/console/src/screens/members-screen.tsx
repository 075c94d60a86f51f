import { searchMembers } from '@keo/contract/console-members'
import { useState } from 'react'
import { dong } from '../platform/figures.ts'
import { useLook } from '../platform/look.ts'
import { Field } from '../parts/field.tsx'
import { Empty, Loaded, More } from '../parts/states.tsx'
import { pathTo } from '../platform/place.ts'
import { usePages } from '../platform/queries.ts'

export function MembersScreen() {
  const { say, time } = useLook()
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  const list = usePages(searchMembers, { text })
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
      <Loaded of={list}>
        {() =>
          members.length === 0 ? (
            <Empty>{say('members.none')}</Empty>
          ) : (
            <table>
              <thead>
                <tr>
                  <th>{say('common.member')}</th>
                  <th>VIP</th>
                  <th className="end">{say('members.available')}</th>
                  <th>{say('members.phone')}</th>
                  <th>{say('door.email')}</th>
                  <th>{say('members.identity')}</th>
                  <th className="end">{say('members.registered')}</th>
                </tr>
              </thead>
              <tbody>
                {members.map((one) => (
                  <tr key={one.id}>
                    <td>
                      <a href={pathTo('member', one.id)}>{one.userName}</a>{' '}
                      <span className="meta">{one.nickName}</span>
                    </td>
                    <td className="num">{one.vipLevel}</td>
                    <td className="end num">{dong(one.available)}</td>
                    <td className="num">{one.mobile || '—'}</td>
                    <td>{one.email || '—'}</td>
                    <td>{say(one.isIdentityVerified ? 'members.verified' : 'members.unverified')}</td>
                    <td className="end num">{time(one.registeredAt)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Loaded>
      <More of={list} />
    </section>
  )
}
