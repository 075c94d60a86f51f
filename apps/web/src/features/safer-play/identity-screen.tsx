import type { Identity } from '@keo/contract/identity'
import { Card } from '@keo/ui/primitives/card'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { useState } from 'react'
import { useAgentLine } from '../../site/agent-line.ts'
import { useMessages } from '../../language/messages.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { IdentityForm } from './identity/identity-form.tsx'
import { useIdentity } from './identity/identity-queries.ts'
import { IdentityState } from './identity/identity-state.tsx'

export default function IdentityScreen() {
  const say = useMessages()
  const { ageMin } = useAgentLine()
  return (
    <Screen title={say('identity.title')} right="support" gutter>
      <div className="flex flex-col gap-3 pt-2">
        <div>
          <h2 className="text-title-2 font-bold">{say('identity.intro')}</h2>
          <p className="pt-1 text-footnote text-pretty text-text-2">
            {say('identity.introNote', { age: ageMin })}
          </p>
        </div>
        <Check />
      </div>
    </Screen>
  )
}

/** The form, or what became of the newest check; after a refusal the form again, with what was typed. */
function Check() {
  const say = useMessages()
  const { data: identity, isError, isFetching, refetch } = useIdentity()
  const [againAfter, setAgainAfter] = useState('')
  if (!identity)
    return isError ? (
      <LoadFailed busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Card role="status" aria-label={say('page.loading')}>
        <ListRowSkeleton />
      </Card>
    )
  const isAnew = identity.state === 'refused' && identity.decideTime === againAfter
  return isKnown(identity) && !isAnew ? (
    <IdentityState identity={identity} onAgain={() => setAgainAfter(identity.decideTime)} />
  ) : (
    <IdentityForm birthday={identity.birthday} realName={identity.realName} />
  )
}

function isKnown(identity: Identity): identity is Identity & { state: Exclude<Identity['state'], 'none'> } {
  return identity.state !== 'none'
}
