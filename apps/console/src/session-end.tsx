import { getMe, staySignedIn } from '@keo/contract/staff'
import { Button } from '@keo/ui/primitives/button'
import { useEffect, useRef, useState } from 'react'
import { useLook } from './platform/look.ts'
import { keptLetters } from './platform/notes.ts'
import { queries, useAct, useCall } from './platform/queries.ts'
import { useNow } from './platform/time.ts'

/** A minute's notice. */
const NOTICE_MS = 60_000
/** Near the end the server is asked again: something may have been done in another tab. */
const ASK_AGAIN_MS = 10_000

/** Milliseconds until the session ends, by the server's clock; null while nobody knows. */
function useLeft(): number | null {
  const [isNear, setIsNear] = useState(false)
  const { data: me, dataUpdatedAt } = useCall(getMe, {}, isNear ? ASK_AGAIN_MS : undefined)
  const now = useNow()
  const left = me ? me.endsAt - me.now - Math.max(0, now - dataUpdatedAt) : null
  const isNearNow = left !== null && left < NOTICE_MS + ASK_AGAIN_MS
  if (isNearNow !== isNear) setIsNear(isNearNow)
  return left
}

/** Who does nothing is asked whether they are there; what they wrote is kept either way. */
export function SessionEnd() {
  const left = useLeft()
  return left !== null && left < NOTICE_MS ? <Notice seconds={Math.max(0, Math.ceil(left / 1_000))} /> : null
}

function Notice({ seconds }: { seconds: number }) {
  const { say } = useLook()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const stay = useAct(staySignedIn, (me) => queries.setQueryData([getMe.path, {}], me))
  const letters = keptLetters()
  return (
    <dialog
      ref={dialog}
      className="over session-end"
      aria-label={say('session.title')}
      onCancel={(event) => {
        event.preventDefault()
        stay.mutate({})
      }}
    >
      <p className="num hero" role="timer">
        0:{String(Math.min(59, seconds)).padStart(2, '0')}
      </p>
      <div>
        <h2>{say('session.title')}</h2>
        <p className="meta">
          {letters > 0 ? say('session.note').replace('{letters}', String(letters)) : say('session.noNote')}
        </p>
      </div>
      <Button kind="primary" busy={stay.isPending} onClick={() => stay.mutate({})}>
        {say('session.stay')}
      </Button>
    </dialog>
  )
}
