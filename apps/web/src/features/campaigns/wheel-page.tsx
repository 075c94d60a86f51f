import type { WheelView } from '@keo/contract/campaign-views'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { Sheet } from '@keo/ui/layers/sheet'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { parseServerTime } from '@keo/units/instants'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { useGo } from '../../navigation/use-go.ts'
import { Problem } from '../../page-kit/problem.tsx'
import { CampaignFrame, type OfCampaign } from './campaign-frame.tsx'
import { CampaignHero } from './campaign-hero.tsx'
import { ConditionRow, Rules } from './campaign-parts.tsx'
import { campaignQueries } from './campaign-queries.ts'
import { dongText, missing, shortDong } from './campaign-words.ts'
import { ChanceTable } from './chance-table.tsx'
import { GuestGate, quietWords } from './claim-dock.tsx'
import { TurningWheel } from './turning-wheel.tsx'
import { useSpin } from './use-spin.ts'
import './wheel.css'

/** A wheel that turns to what the server has drawn. */
export default function WheelPage({ campaign }: OfCampaign) {
  return (
    <CampaignFrame hero={<WheelHero campaign={campaign} />}>
      {campaign.wheel ? <Ways wheel={campaign.wheel} /> : null}
      {campaign.wheel ? <OwnTurns wheel={campaign.wheel} /> : null}
      <Rules rules={campaign.rules} />
    </CampaignFrame>
  )
}

function WheelHero({ campaign }: OfCampaign) {
  return (
    <CampaignHero campaign={campaign} art={null}>
      {campaign.wheel ? <Stage campaign={campaign} wheel={campaign.wheel} /> : null}
    </CampaignHero>
  )
}

function Stage({ campaign, wheel }: OfCampaign & { wheel: WheelView }) {
  const say = useMessages()
  const spin = useSpin(campaign, wheel)
  const quiet = quietWords(campaign)
  const [isTableOpen, setIsTableOpen] = useState(false)
  return (
    <div className="wheel-stage">
      <Ticker id={campaign.id} />
      <TurningWheel sectors={wheel.sectors} turn={spin.turn} onStill={spin.onStill} />
      <p role="status" className="wheel-result">
        {spin.told}
      </p>
      {wheel.given && !spin.isBusy ? <GivenTurns given={wheel.given} /> : null}
      <Problem error={spin.error} />
      <GuestGate>
        <Button
          kind="primary"
          size="l"
          wide
          busy={spin.isBusy}
          disabled={spin.turnsLeft === 0 || quiet !== null}
          onClick={spin.start}
        >
          {say('campaigns.turn')}{' '}
          <span className="num">{say('campaigns.turnsLeft', { count: spin.turnsLeft })}</span>
        </Button>
      </GuestGate>
      <button
        type="button"
        className="wheel-chances"
        aria-haspopup="dialog"
        onClick={() => setIsTableOpen(true)}
      >
        {say('campaigns.chances')}
      </button>
      <Sheet
        open={isTableOpen}
        onOpenChange={setIsTableOpen}
        title={say('campaigns.chances')}
        closeLabel={say('common.close')}
      >
        <ChanceTable rows={wheel.sectors} />
      </Sheet>
    </div>
  )
}

/** Turns that campaigns gave, and when the first of them run out. */
function GivenTurns({ given: { left, untilTime } }: { given: NonNullable<WheelView['given']> }) {
  const say = useMessages()
  const language = useLanguage()
  const time = formatDateTime(parseServerTime(untilTime) ?? 0, language)
  return <p className="wheel-given">{say('campaigns.givenTurns', { count: left, time })}</p>
}

/** The newest winner, by a masked name. */
function Ticker({ id }: { id: string }) {
  const say = useMessages()
  const language = useLanguage()
  const { data } = useQuery(campaignQueries.winners(id))
  const [latest] = data?.list ?? []
  if (!latest) return null
  return (
    <p className="wheel-ticker">
      {say('campaigns.justWon', { name: latest.name, amount: dongText(latest.amount, language) })}
    </p>
  )
}

function Ways({ wheel }: { wheel: WheelView }) {
  const say = useMessages()
  const language = useLanguage()
  const go = useGo()
  return (
    <section>
      <SectionTitle>{say('campaigns.moreTurns')}</SectionTitle>
      <Card className="campaign-rows">
        {wheel.ways.map((way) => (
          <ConditionRow key={way.text} condition={way}>
            {way.isMet ? null : way.of === 'deposits' ? (
              <Button kind="soft" size="xs" onClick={() => go.to(paths.deposit())}>
                {say('campaigns.depositMore', { amount: shortDong(missing(way), language) })}
              </Button>
            ) : (
              <Button kind="soft" size="xs" onClick={() => go.to(paths.sports())}>
                {say('campaigns.bet')}
              </Button>
            )}
          </ConditionRow>
        ))}
      </Card>
    </section>
  )
}

function OwnTurns({ wheel }: { wheel: WheelView }) {
  const say = useMessages()
  const language = useLanguage()
  if (wheel.turns.length === 0) return null
  const textOf = (id: string) => wheel.sectors.find((sector) => sector.id === id)?.text ?? ''
  return (
    <section>
      <SectionTitle>{say('campaigns.ownTurns')}</SectionTitle>
      <Card className="campaign-rows">
        <ul>
          {wheel.turns.map(({ id, sector, cash }) => (
            <li key={id} className="campaign-winner">
              <span>{textOf(sector)}</span>
              <b className="num">{cash === null ? '–' : dongText(cash, language)}</b>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
