import type { CampaignDetail, GiftBoxView } from '@keo/contract/campaign-views'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import type { ReactNode } from 'react'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { Problem } from '../../page-kit/problem.tsx'
import { BoxChances } from './box-chances.tsx'
import { CampaignFrame, type OfCampaign } from './campaign-frame.tsx'
import { PeriodHero } from './campaign-hero.tsx'
import { ConditionRow, Rules, Winners } from './campaign-parts.tsx'
import { dongText } from './campaign-words.ts'
import { ClaimDock } from './claim-dock.tsx'
import { GiftBoxRow } from './gift-box-row.tsx'
import { useOpenBox } from './use-open-box.ts'
import './boxes.css'

type Boxes = NonNullable<CampaignDetail['boxes']>

/** Boxes in a row that open with what the server has drawn. */
export default function BoxPage({ campaign }: OfCampaign) {
  return campaign.boxes ? <Opening campaign={campaign} boxes={campaign.boxes} /> : null
}

function Opening({ campaign, boxes }: OfCampaign & { boxes: Boxes }) {
  const say = useMessages()
  const opening = useOpenBox(campaign)
  const ready = boxes.row.find((box) => box.state === 'ready' && opening.contentOf(box) === null)
  const dock = (
    <BoxDock campaign={campaign} row={boxes.row}>
      {ready ? (
        <Button kind="primary" size="l" wide busy={opening.isBusy} onClick={() => opening.open(ready)}>
          {say('campaigns.openBox', { box: say(BOX_NAMES[ready.size]) })}
        </Button>
      ) : null}
    </BoxDock>
  )
  return (
    <CampaignFrame hero={<PeriodHero campaign={campaign} />} dock={dock}>
      <section>
        <SectionTitle>{say('campaigns.boxes')}</SectionTitle>
        <GiftBoxRow row={boxes.row} contentOf={opening.contentOf} />
        <p role="status" className="box-told">
          {opening.told}
        </p>
        <Problem error={opening.error} />
        <BoxChances row={boxes.row} />
      </section>
      <section>
        <SectionTitle>{say('campaigns.conditions')}</SectionTitle>
        <Card className="campaign-rows">
          {[...campaign.conditions, ...boxes.row].map((condition) => (
            <ConditionRow key={condition.text} condition={condition} />
          ))}
        </Card>
      </section>
      <OwnBoxes opened={boxes.opened} />
      <Rules rules={campaign.rules} />
      <Winners id={campaign.id} />
    </CampaignFrame>
  )
}

const BOX_NAMES = {
  small: 'campaigns.box.small',
  medium: 'campaigns.box.medium',
  large: 'campaigns.box.large',
} as const satisfies Record<GiftBoxView['size'], string>

type DockProps = OfCampaign & { row: readonly GiftBoxView[]; children: ReactNode }

/** Opens the box that is ready; without one it leads to what the next one asks for, or says why nothing is left. */
function BoxDock({ campaign, row, children }: DockProps) {
  const say = useMessages()
  const next = row.find(({ state }) => state === 'locked')
  if (children) return <div className="campaign-dock">{children}</div>
  if (!next && row.some(({ state }) => state === 'soldOut'))
    return (
      <p role="status" className="campaign-quiet">
        {say('campaigns.soldOut')}
      </p>
    )
  return (
    <ClaimDock campaign={{ ...campaign, conditions: [...campaign.conditions, ...(next ? [next] : [])] }} />
  )
}

function OwnBoxes({ opened }: Pick<Boxes, 'opened'>) {
  const say = useMessages()
  const language = useLanguage()
  if (opened.length === 0) return null
  return (
    <section>
      <SectionTitle>{say('campaigns.ownBoxes')}</SectionTitle>
      <Card className="campaign-rows">
        <ul>
          {opened.map(({ id, cash, time }) => (
            <li key={id} className="campaign-winner">
              <span className="num">{time}</span>
              <b className="num">{dongText(cash, language)}</b>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
