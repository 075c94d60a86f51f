import { FEEDBACK_TEXT_MIN } from '@keo/contract/feedback'
import { Form } from '@keo/ui/patterns/form'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { fieldError } from '../../page-kit/field-error.ts'
import { Problem } from '../../page-kit/problem.tsx'
import { useSession } from '../../session/session.ts'
import { toast } from '../../toasts/toast.ts'
import { FeedbackList, useSaveFeedback, WordsField } from '../feedback/index.ts'
import { CampaignFrame, type OfCampaign } from './campaign-frame.tsx'
import { PeriodHero } from './campaign-hero.tsx'
import { Conditions, Ladder, Rules, Winners } from './campaign-parts.tsx'
import { ClaimDock, GuestGate, quietWords } from './claim-dock.tsx'

/** Ideas of members: sent as feedback, answered by people of ours, and rewarded once they are accepted. */
export default function SuggestionPage({ campaign }: OfCampaign) {
  const { isLoggedIn } = useSession()
  const isClaimed = campaign.mine?.state === 'ready' || quietWords(campaign) !== null
  return (
    <CampaignFrame
      hero={<PeriodHero campaign={campaign} />}
      dock={
        !isLoggedIn ? (
          <div className="campaign-dock">
            <GuestGate>{null}</GuestGate>
          </div>
        ) : isClaimed ? (
          <ClaimDock campaign={campaign} />
        ) : null
      }
    >
      {isLoggedIn ? <OwnIdeas isOpen={campaign.phase === 'running'} /> : null}
      <Conditions conditions={campaign.conditions} />
      <Ladder steps={campaign.steps} />
      <Rules rules={campaign.rules} />
      <Winners id={campaign.id} />
    </CampaignFrame>
  )
}

/** What is written now, and what became of what was sent. */
function OwnIdeas({ isOpen }: { isOpen: boolean }) {
  const say = useMessages()
  return (
    <>
      {isOpen ? <IdeaForm /> : <p className="campaign-note">{say('campaigns.idea.closed')}</p>}
      <section>
        <SectionTitle>{say('campaigns.idea.own')}</SectionTitle>
        <FeedbackList
          category="idea"
          empty={{ title: say('campaigns.idea.none'), note: say('campaigns.idea.noneNote') }}
        />
      </section>
    </>
  )
}

function IdeaForm() {
  const say = useMessages()
  const [text, setText] = useState('')
  const save = useSaveFeedback()
  const canSend = text.trim().length >= FEEDBACK_TEXT_MIN
  const send = (): void => {
    if (!canSend || save.isPending) return
    save.mutate(
      { category: 'idea', text },
      {
        onSuccess: () => {
          setText('')
          toast.show(say('campaigns.idea.sent'), { kind: 'success' })
        },
      },
    )
  }
  const error = fieldError(save.error, 'text')
  return (
    <section>
      <SectionTitle>{say('campaigns.idea.write')}</SectionTitle>
      <Card className="campaign-rows">
        <Form onSubmit={send} className="py-3">
          <WordsField
            label={say('campaigns.idea.field')}
            placeholder={say('campaigns.idea.placeholder', { min: FEEDBACK_TEXT_MIN })}
            rows={5}
            value={text}
            onChange={setText}
            error={error}
          />
          <Problem error={save.error} isRefusalShown={error !== ''} />
          <Button type="submit" kind="primary" size="l" wide disabled={!canSend} busy={save.isPending}>
            {say('campaigns.idea.send')}
          </Button>
        </Form>
      </Card>
    </section>
  )
}
