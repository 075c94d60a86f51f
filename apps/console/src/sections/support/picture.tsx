import { getSupportPicture } from '@keo/contract/console-support'
import { Button } from '@keo/ui/primitives/button'
import { Refused } from '../../parts/states.tsx'
import { useLook } from '../../platform/look.ts'
import { useAct } from '../../platform/queries.ts'
import { words } from './words.ts'

/** Shown when it is asked for: what members send may be anything. */
export function Picture({ id, fileId }: { id: string; fileId: string }) {
  const { say } = useLook(words)
  const shown = useAct(getSupportPicture)
  if (shown.data)
    return (
      <img
        className="sent-picture"
        alt={say('chat.picture')}
        src={`data:${shown.data.type};base64,${shown.data.picture}`}
      />
    )
  return (
    <>
      <Button size="xs" busy={shown.isPending} onClick={() => shown.mutate({ id, fileId })}>
        {say('chat.showPicture')}
      </Button>
      <Refused error={shown.error} />
    </>
  )
}
