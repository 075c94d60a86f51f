import type { AgentApplication } from '@keo/contract/agent-application'
import type { PlainMessageKey } from '@keo/messages/keys'
import { Badge, type BadgeTone } from '@keo/ui/primitives/badge'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { parseServerTime } from '@keo/units/instants'
import { formatDateTime } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { boundMobile } from '../member-view.ts'

type Look = { tone: BadgeTone; text: PlainMessageKey; note: PlainMessageKey }
const LOOKS: Record<AgentApplication['state'], Look> = {
  open: { tone: 'pending', text: 'agent.open', note: 'agent.openNote' },
  accepted: { tone: 'win', text: 'agent.accepted', note: 'agent.acceptedNote' },
  refused: { tone: 'lose', text: 'agent.refused', note: 'agent.refusedNote' },
}

type AgentStateProps = { application: AgentApplication; onApplyAgain: () => void }

export function AgentState({ application, onApplyAgain }: AgentStateProps) {
  const say = useMessages()
  const { tone, text, note } = LOOKS[application.state]
  return (
    <>
      <Card>
        <ListRow
          title={say('agent.state')}
          note={say(note)}
          control={<Badge tone={tone}>{say(text)}</Badge>}
        />
        <ListRow
          title={say('agent.account')}
          value={<span className="num">{application.agentAccount}</span>}
        />
        <ListRow title={say('agent.contact')} value={application.contactName} />
        <ListRow
          title={say('agent.mobile')}
          value={<span className="num">{boundMobile(application)}</span>}
        />
        <TimeRow label={say('agent.applied')} time={application.applyTime} />
        <TimeRow label={say('agent.decided')} time={application.decideTime} />
      </Card>
      {application.state === 'refused' ? (
        <Button kind="primary" size="l" wide onClick={onApplyAgain}>
          {say('agent.applyAgain')}
        </Button>
      ) : null}
    </>
  )
}

function TimeRow({ label, time }: { label: string; time: string }) {
  const language = useLanguage()
  const at = parseServerTime(time)
  if (at === undefined) return null
  return <ListRow title={label} value={<span className="num">{formatDateTime(at, language)}</span>} />
}
