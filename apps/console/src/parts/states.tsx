import { Button } from '@keo/ui/primitives/button'
import type { ReactNode } from 'react'
import { Refusal } from '../platform/api.ts'
import { age } from '../platform/figures.ts'
import { useLook } from '../platform/look.ts'
import { NotSigned } from '../platform/passkeys.ts'
import { useNow } from '../platform/time.ts'
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
  if (error === undefined) return say('state.noPage')
  if (error instanceof Refusal) return error.message
  return say(error instanceof NotSigned ? 'state.notSigned' : 'state.offline')
}

/** What happened in the server's words; without an error, an address that is no page. */
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

type Asked<T> = {
  data: T | undefined
  error: unknown
  /** When the data was read, by this machine. */
  dataUpdatedAt: number
  refetch: () => unknown
}

/** What is shown was read before and cannot be read again: how old it is, and why. Nobody takes it for what is now. */
function Stale({ since, error }: { since: number; error: unknown }) {
  const { say } = useLook()
  return (
    <p className="stale" role="status">
      <b>
        {say('state.stale')} <span className="num">{age(useNow() - since)}</span>.
      </b>{' '}
      {textOf(error, say)}
    </p>
  )
}

/** Loading, an error that can be tried again, or what there is; what is typed within stays when it grows old. */
export function Loaded<T>({ of, children }: { of: Asked<T>; children: (data: T) => ReactNode }) {
  if (of.data !== undefined)
    return (
      <>
        {of.error ? <Stale since={of.dataUpdatedAt} error={of.error} /> : null}
        {children(of.data)}
      </>
    )
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
