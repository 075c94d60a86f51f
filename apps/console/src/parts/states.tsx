import { Button } from '@keo/ui/primitives/button'
import type { ReactNode } from 'react'
import { Refusal } from '../platform/api.ts'
import { useLook } from '../platform/look.ts'
import { NotSigned } from '../platform/passkeys.ts'
import type { TextKey } from '../texts/vi.ts'

export function Waiting() {
  const { say } = useLook()
  return (
    <div className="state" role="status" aria-label={say('state.loading')}>
      <i className="skeleton" />
      <i className="skeleton" />
      <i className="skeleton" />
    </div>
  )
}

export const Empty = ({ children }: { children: ReactNode }) => <p className="state">{children}</p>

function textOf(error: unknown, say: (key: TextKey) => string): string {
  if (error === undefined) return say('state.noAccess')
  if (error instanceof Refusal) return error.message
  return say(error instanceof NotSigned ? 'state.notSigned' : 'state.offline')
}

/** What happened in the server's words; without an error, a page that the role does not have. */
export function Problem({ error, onAgain }: { error?: unknown; onAgain?: () => void }) {
  const { say } = useLook()
  const isSaid = error instanceof Refusal
  const text = textOf(error, say)
  return (
    <div className="state" role="alert">
      <p>{text}</p>
      {isSaid && error.requestId ? (
        <p className="meta num">
          {say('state.request')} {error.requestId}
        </p>
      ) : null}
      {onAgain ? (
        <Button size="s" onClick={onAgain}>
          {say('state.again')}
        </Button>
      ) : null}
    </div>
  )
}

/** Why the last act did not happen. */
export const Refused = ({ error }: { error: unknown }) => (error ? <Problem error={error} /> : null)

type Asked<T> = { data: T | undefined; error: unknown; refetch: () => unknown }

/** Loading, an error that can be tried again, or what there is. */
export function Loaded<T>({ of, children }: { of: Asked<T>; children: (data: T) => ReactNode }) {
  if (of.data !== undefined) return children(of.data)
  if (of.error) return <Problem error={of.error} onAgain={() => void of.refetch()} />
  return <Waiting />
}

type Paged = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }

export function More({ of }: { of: Paged }) {
  const { say } = useLook()
  if (!of.hasNextPage) return null
  return (
    <div className="more">
      <Button size="s" busy={of.isFetchingNextPage} onClick={() => void of.fetchNextPage()}>
        {say('state.more')}
      </Button>
    </div>
  )
}
