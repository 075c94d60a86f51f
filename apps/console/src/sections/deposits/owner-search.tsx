import { searchMembers } from '@keo/contract/console-member-search'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Field } from '../../parts/field.tsx'
import { Empty, Loaded } from '../../parts/states.tsx'
import { useLook } from '../../platform/look.ts'
import { pathTo } from '../../platform/place.ts'
import { useCall } from '../../platform/queries.ts'
import { Choose, type Chosen } from './choose-owner.tsx'
import { words } from './words.ts'

type Props = { chosen: Chosen | null; onChosen: (one: Chosen) => void }

/** Any other member, by name or any other trace. */
export function OwnerSearch({ chosen, onChosen }: Props) {
  const { say } = useLook(words)
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  return (
    <section className="panel">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(typed.trim())
        }}
      >
        <Field label={say('sp.search')} value={typed} maxLength={100} onText={setTyped} />
        <Button size="s" kind="outline" type="submit" disabled={typed.trim() === ''}>
          {say('sp.find')}
        </Button>
      </form>
      {asked === '' ? null : <FoundMembers text={asked} chosen={chosen} onChosen={onChosen} />}
    </section>
  )
}

function FoundMembers({ text, chosen, onChosen }: Props & { text: string }) {
  const { say } = useLook(words)
  const found = useCall(searchMembers, { text })
  return (
    <Loaded of={found}>
      {({ members }) =>
        members.length === 0 ? (
          <Empty>{say('sp.noneFound')}</Empty>
        ) : (
          <table>
            <tbody>
              {members.slice(0, SHOWN).map(({ id, userName, mobile }) => (
                <tr key={id}>
                  <td>
                    <a href={pathTo('member', id)}>{userName}</a> <span className="meta num">{mobile}</span>
                  </td>
                  <td className="end">
                    <Choose one={{ memberId: id, userName }} chosen={chosen} onChosen={onChosen} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )
      }
    </Loaded>
  )
}

/** Whoever types more finds fewer. */
const SHOWN = 10
