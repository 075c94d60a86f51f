import { Button } from '@keo/ui/primitives/button'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useKeys } from '../platform/keys.ts'
import { useLook } from '../platform/look.ts'
import { queries } from '../platform/queries.ts'
import { after } from '../platform/time.ts'
import { offerUndo, UNDO_MS, useUndoable, type Undoable } from '../platform/undo.ts'
import { Refused } from './states.tsx'
import './undo-notice.css'

/** What was done at once, and five seconds to take it back. */
export function UndoNotice() {
  const undoable = useUndoable()
  return (
    <div className="undo-place" aria-live="polite">
      {undoable ? <Notice key={undoable.turn} undoable={undoable} /> : null}
    </div>
  )
}

function Notice({ undoable }: { undoable: Undoable }) {
  const { say } = useLook()
  const taken = useMutation({
    mutationFn: undoable.undo,
    onSuccess: async () => {
      offerUndo(null)
      await queries.invalidateQueries()
    },
  })
  // A refusal is read as long as it takes.
  const isKept = taken.isPending || taken.isError
  useEffect(() => (isKept ? undefined : after(UNDO_MS, () => offerUndo(null))), [isKept])
  useKeys(isKept ? {} : { z: () => taken.mutate() })
  return (
    <div className="undo-notice">
      <span>{undoable.text}</span>
      {taken.isError ? (
        <>
          <Refused error={taken.error} />
          <Button size="s" onClick={() => offerUndo(null)}>
            {say('common.close')}
          </Button>
        </>
      ) : (
        <Button size="s" busy={taken.isPending} onClick={() => taken.mutate()}>
          {say('undo.do')} <kbd>Z</kbd>
        </Button>
      )}
    </div>
  )
}
