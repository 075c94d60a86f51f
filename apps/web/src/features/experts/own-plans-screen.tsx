import type { OwnExpert } from '@keo/contract/own-plans'
import { Button } from '@keo/ui/primitives/button'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { lazyPart } from '../../page-kit/lazy-part.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { LiveSection } from '../live-section/index.ts'
import { ApplyForm } from './apply-form.tsx'
import { LoadState } from './load-state.tsx'
import { ownExpertQuery } from './own-queries.ts'
import './expert-parts.css'

/** Brings the sports with it, which nobody needs who only applies. */
const WritePlan = lazyPart(() => import('./write-plan.tsx'))

/** `/my-plans`: how a member becomes an expert, and where an expert writes. */
export default function OwnPlansScreen() {
  const say = useMessages()
  const query = useQuery(ownExpertQuery)
  return (
    <LiveSection title={say('page.ownPlans')}>
      <Screen title={say('page.ownPlans')} gutter>
        {query.data ? (
          <Own own={query.data} />
        ) : (
          <LoadState query={query} missing={say('experts.notFound')} />
        )}
      </Screen>
    </LiveSection>
  )
}

function Own({ own }: { own: OwnExpert }) {
  const say = useMessages()
  const [isAnew, setAnew] = useState(false)
  const { application, expertId } = own
  if (own.stoppedWhy !== null) return <EmptyState title={say('own.stopped')} note={own.stoppedWhy} />
  if (expertId !== null)
    return (
      <Suspense>
        <WritePlan expertId={expertId} openPlans={own.openPlans} />
      </Suspense>
    )
  if (application?.state === 'open') return <EmptyState title={say('own.open')} note={say('own.openNote')} />
  if (application?.state === 'refused' && !isAnew)
    return (
      <EmptyState
        title={say('own.refused')}
        note={application.reason}
        action={
          <Button kind="primary" onClick={() => setAnew(true)}>
            {say('own.again')}
          </Button>
        }
      />
    )
  return <ApplyForm own={own} />
}
