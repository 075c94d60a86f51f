import { Button } from '@keo/ui/primitives/button'
import { hours } from '@keo/units/instants'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../page-kit/lazy-part.ts'
import { useMessages } from '../../../language/messages.ts'
import { useSession } from '../../../session/session.ts'
import { shell } from '../../../api/shell-port.ts'
import { isReserveOffered, type Pick } from '../../sportsbook/index.ts'

const ReserveSheet = lazyPart(async () => ({
  default: (await import('../../bet-records/index.ts')).ReserveSheet,
}))

/** What the operator has switched on at the provider. */
const offeredQuery = queryOptions({
  queryKey: ['sports', 'merchant', 'reserve'],
  meta: { isPublic: true },
  staleTime: hours(1),
  queryFn: ({ signal }) => isReserveOffered({ signal }),
})

/** A bet that waits for a better price. Only where the operator offers it; a guest signs in first. */
export function ReserveButton({ pick }: { pick: () => Pick | null }) {
  const say = useMessages()
  const { isLoggedIn } = useSession()
  const { data: isOffered } = useQuery(offeredQuery)
  const [chosen, setChosen] = useState<Pick | null>(null)
  if (!isOffered) return null
  return (
    <>
      <Button onClick={() => (isLoggedIn ? setChosen(pick()) : shell()?.goToLogin())}>
        {say('match.history.reserve')}
      </Button>
      {chosen ? (
        <Suspense fallback={null}>
          <ReserveSheet pick={chosen} onClose={() => setChosen(null)} />
        </Suspense>
      ) : null}
    </>
  )
}
