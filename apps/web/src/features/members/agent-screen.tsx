import { Art } from '@keo/ui/pictures/art'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { AgentForm } from './agents/agent-form.tsx'
import { agentApplicationQuery } from './agents/agent-queries.ts'
import { AgentState } from './agents/agent-state.tsx'
import { MemberScreen, WaitingRows } from '../current-member/index.ts'

export default function AgentScreen() {
  const say = useMessages()
  return (
    <MemberScreen title={say('agent.title')}>
      {() => (
        <>
          <Introduction />
          <Application />
        </>
      )}
    </MemberScreen>
  )
}

function Introduction() {
  const say = useMessages()
  return (
    <div className="flex items-center gap-3 pb-1">
      <div className="flex-1">
        <h2 className="text-title-2 font-bold">{say('agent.intro')}</h2>
        <p className="pt-1 text-footnote text-pretty text-text-2">{say('agent.introNote')}</p>
      </div>
      <Art name="phone" size={84} />
    </div>
  )
}

/** The newest application with its state; the form when there is none, or after a refusal. */
function Application() {
  const { data, isError, isFetching, refetch } = useQuery(agentApplicationQuery)
  const [isAnew, setAnew] = useState(false)
  if (!data)
    return isError ? <LoadFailed busy={isFetching} onRetry={() => void refetch()} /> : <WaitingRows />
  if (data.application && !isAnew)
    return <AgentState application={data.application} onApplyAgain={() => setAnew(true)} />
  return <AgentForm onSent={() => setAnew(false)} />
}
