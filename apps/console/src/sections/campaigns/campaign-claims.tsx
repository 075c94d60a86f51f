import {
  CLAIM_STATES,
  exportCampaignClaims,
  listCampaignClaims,
  type CampaignClaim,
} from '@keo/contract/console-campaigns'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { PagedTable } from '../../parts/paged-table.tsx'
import { Refused } from '../../parts/states.tsx'
import type { Column } from '../../parts/table.tsx'
import { dong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { pathTo } from '../../platform/place.ts'
import { useAct, usePages } from '../../platform/queries.ts'
import { saveText } from '../../platform/save-text.ts'
import { claimWords } from './claim-words.ts'

const STATES = ['all', ...CLAIM_STATES] as const
const NO_FILTER = { state: 'all' as (typeof STATES)[number], step: '', member: '' }
type Filter = typeof NO_FILTER

/** What is not asked for is left away. */
const requestOf = (id: string, { state, step, member }: Filter) => ({
  id,
  ...(state === 'all' ? {} : { state }),
  ...(step.trim() === '' ? {} : { step: step.trim() }),
  ...(member.trim() === '' ? {} : { member: member.trim() }),
})

/** Who claimed what of a campaign and what became of it; what a filter shows can be taken as a file. */
export function CampaignClaims({ id, maySeeMembers }: { id: string; maySeeMembers: boolean }) {
  const { say } = useLook(claimWords)
  const [filter, setFilter] = useState(NO_FILTER)
  const request = requestOf(id, filter)
  const list = usePages(listCampaignClaims, request)
  const file = useAct(exportCampaignClaims, ({ name, text }) => saveText(name, text))
  return (
    <section className="panel">
      <h2>{say('cl.title')}</h2>
      <Filters id={id} onFilter={setFilter} />
      <PagedTable
        of={list}
        empty={say(filter === NO_FILTER ? 'cl.none' : 'cl.noneOfFilter')}
        label={say('cl.title')}
        columns={useColumns(maySeeMembers)}
        rows={list.data?.pages.flatMap((page) => page.claims) ?? []}
        idOf={(claim) => claim.id}
        hasTallRows
      />
      <Refused error={file.error} />
      <Button size="s" kind="outline" busy={file.isPending} onClick={() => file.mutate(request)}>
        {say('cl.file')}
      </Button>
      {file.data && !file.data.isWhole ? <p className="meta">{say('cl.fileCut')}</p> : null}
    </section>
  )
}

function Filters({ id, onFilter }: { id: string; onFilter: (filter: Filter) => void }) {
  const { say } = useLook(claimWords)
  const [typed, setTyped] = useState(NO_FILTER)
  return (
    <form
      className="claim-filters"
      aria-label={`${say('cl.title')} ${id}`}
      onSubmit={(event) => {
        event.preventDefault()
        onFilter(typed)
      }}
    >
      <Choice
        label={say('common.state')}
        value={typed.state}
        options={STATES.map((name) => [name, say(`cl.${name}`)])}
        onValue={(state) => setTyped({ ...typed, state })}
      />
      <Field
        label={say('cl.step')}
        maxLength={60}
        value={typed.step}
        onText={(step) => setTyped({ ...typed, step })}
      />
      <Field
        label={say('cl.member')}
        maxLength={60}
        value={typed.member}
        onText={(member) => setTyped({ ...typed, member })}
      />
      <Button size="s" type="submit">
        {say('cl.show')}
      </Button>
    </form>
  )
}

function useColumns(maySeeMembers: boolean): Column<CampaignClaim>[] {
  const { say, time } = useLook(claimWords)
  return [
    {
      id: 'member',
      head: say('common.member'),
      cell: ({ at, memberId, userName }) => (
        <>
          {maySeeMembers ? <a href={pathTo('member', memberId)}>{userName}</a> : userName}
          <br />
          <span className="num meta">{time(at)}</span>
        </>
      ),
      givesWay: true,
    },
    {
      id: 'step',
      head: say('cl.step'),
      cell: ({ step, window }) => (
        <>
          {step}
          <br />
          <span className="num meta">{window}</span>
        </>
      ),
    },
    {
      id: 'amount',
      head: say('cl.amount'),
      cell: ({ amount, kind, state }) => (
        <>
          {kind === 'cash' || kind === 'bonus' ? dong(amount) : say(`cl.${kind}`)}
          <br />
          <span className="meta">{say(`cl.${state}`)}</span>
        </>
      ),
      isFigure: true,
    },
  ]
}
