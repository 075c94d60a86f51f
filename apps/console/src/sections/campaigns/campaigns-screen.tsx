import { listConsoleCampaigns, type CampaignRow } from '@keo/contract/console-campaigns'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { dong } from '../../platform/figures.ts'
import { useListKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { PagedTable } from '../../parts/paged-table.tsx'
import { Empty } from '../../parts/states.tsx'
import type { Column } from '../../parts/table.tsx'
import { go, pathTo } from '../../platform/place.ts'
import { usePages } from '../../platform/queries.ts'
import type { ScreenProps } from '../../parts/screen.ts'
import { BlockForm } from './block-form.tsx'
import { CampaignCard } from './campaign-card.tsx'
import { CampaignEditor } from './campaign-editor.tsx'
import { words } from './words.ts'
import './campaigns.css'

/** Campaigns with state, budget and claims; one of them, or a new one, beside the list. */
export default function CampaignsScreen({ me, open }: ScreenProps) {
  const { say, language } = useLook(words)
  const list = usePages(listConsoleCampaigns, {})
  const [built, setBuilt] = useState<string | null>(null)
  const campaigns = list.data?.pages.flatMap((page) => page.campaigns) ?? []
  const mayEdit = me.permissions.includes('campaigns.edit')
  useListKeys(
    campaigns.map(({ id }) => id),
    open,
    (id) => go('campaigns', id),
  )
  const columns: Column<CampaignRow>[] = [
    {
      id: 'title',
      head: say('title'),
      cell: ({ id, title }) => <a href={pathTo('campaigns', id)}>{title[language]}</a>,
      sortBy: ({ title }) => title[language],
      givesWay: true,
    },
    {
      id: 'state',
      head: say('common.state'),
      cell: ({ state }) => say(`campaign.${state}`),
      sortBy: ({ state }) => state,
    },
    { id: 'kind', head: say('kind'), cell: ({ kind }) => say(`kind.${kind}`), isThirdRank: true },
    {
      id: 'budget',
      head: say('budget'),
      cell: ({ budget, budgetPer }) => `${dong(budget)}${budgetPer === 'cycle' ? ` ${say('perCycle')}` : ''}`,
      sortBy: ({ budget }) => Number(budget),
      isFigure: true,
    },
    {
      id: 'claims',
      head: say('claims'),
      cell: ({ claims }) => claims,
      sortBy: (one) => one.claims,
      isFigure: true,
    },
    {
      id: 'given',
      head: say('given'),
      cell: ({ given }) => dong(given),
      sortBy: ({ given }) => Number(given),
      isFigure: true,
    },
  ]
  return (
    <div className="list-and-side">
      <section className="panel">
        {mayEdit ? (
          <Button size="s" onClick={() => go('campaigns', 'new')}>
            {say('new')}
          </Button>
        ) : null}
        <PagedTable
          of={list}
          empty={say('none')}
          label={say('nav.campaigns')}
          columns={columns}
          rows={campaigns}
          idOf={({ id }) => id}
          current={open}
          onOpen={({ id }) => go('campaigns', id)}
        />
      </section>
      <div className="stack">
        {open === '' ? <Empty>{say('pick')}</Empty> : null}
        {open === 'new' && mayEdit ? (
          <>
            <BlockForm onBuilt={setBuilt} />
            {built === null ? null : (
              <CampaignEditor key={built} definition={built} basedOn={0} mayEdit={mayEdit} />
            )}
          </>
        ) : null}
        {open !== '' && open !== 'new' ? (
          <CampaignCard
            key={open}
            id={open}
            mayEdit={mayEdit}
            maySeeMembers={me.permissions.includes('members.read')}
          />
        ) : null}
      </div>
    </div>
  )
}
