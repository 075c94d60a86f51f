import { getConsoleCampaign, setCampaignState, type ConsoleCampaign } from '@keo/contract/console-campaigns'
import { Button } from '@keo/ui/primitives/button'
import { useRef, useState } from 'react'
import { dong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { Facts } from '../../parts/facts.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Loaded, Refused } from '../../parts/states.tsx'
import { useAct, useCall } from '../../platform/queries.ts'
import { CampaignClaims } from './campaign-claims.tsx'
import { CampaignEditor } from './campaign-editor.tsx'
import { words } from './words.ts'

type CardProps = { id: string; mayEdit: boolean; maySeeMembers: boolean }

/** One campaign: its figures, start and stop, its claims, its definition and its versions. */
export function CampaignCard({ id, mayEdit, maySeeMembers }: CardProps) {
  const campaign = useCall(getConsoleCampaign, { id })
  return (
    <Loaded of={campaign}>
      {(found) => (
        <>
          <State campaign={found} mayEdit={mayEdit} />
          <CampaignClaims id={id} maySeeMembers={maySeeMembers} />
          <CampaignEditor
            key={found.version}
            definition={found.definition}
            basedOn={found.version}
            mayEdit={mayEdit}
          />
          <Versions campaign={found} />
        </>
      )}
    </Loaded>
  )
}

function State({ campaign, mayEdit }: { campaign: ConsoleCampaign; mayEdit: boolean }) {
  const { say, language } = useLook(words)
  const [reason, setReason] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const act = useAct(setCampaignState, () => setReason(''))
  const { id, version, state } = campaign
  const to = state === 'on' ? 'void' : 'on'
  const run = () =>
    isReason(reason) ? act.mutate({ id, basedOn: version, state: to, reason }) : field.current?.focus()
  return (
    <section className="panel">
      <h2>{campaign.title[language]}</h2>
      <Facts
        rows={[
          [say('common.state'), say(`campaign.${state}`)],
          [say('version'), `${version}${campaign.isKept ? '' : ` · ${say('fromFile')}`}`],
          [say('budget'), `${dong(campaign.budget)} ₫`],
          [say('given'), `${dong(campaign.given)} ₫`],
          [say('claims'), campaign.claims],
        ]}
      />
      {mayEdit ? (
        <>
          <Reason ref={field} text={reason} onText={setReason} />
          <Refused error={act.error} />
          <Button kind={to === 'on' ? 'primary' : 'outline'} busy={act.isPending} onClick={run}>
            {to === 'on' ? `${say('start')}: ${dong(campaign.budget)} ₫` : say('stop')}
          </Button>
        </>
      ) : null}
    </section>
  )
}

function Versions({ campaign }: { campaign: ConsoleCampaign }) {
  const { say, time } = useLook(words)
  if (campaign.versions.length === 0) return null
  return (
    <section className="panel">
      <h2>{say('versions')}</h2>
      {campaign.versions.map(({ version, state, by, at, reason }) => (
        <p key={version}>
          <span className="num">{version}</span> {say(`campaign.${state}`)} · {by}{' '}
          <span className="meta num">{time(at)}</span> <span className="meta">{reason}</span>
        </p>
      ))}
    </section>
  )
}
