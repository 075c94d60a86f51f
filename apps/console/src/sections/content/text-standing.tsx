import { moveSiteText, putBackSiteText, takeOffSiteText } from '@keo/contract/console-text-standing'
import { undoSiteText } from '@keo/contract/console-texts'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Refused } from '../../parts/states.tsx'
import { useLook } from '../../platform/look.ts'
import { useAct } from '../../platform/queries.ts'
import type { At, Found } from './text-draft.ts'
import { textWords } from './text-words.ts'

type Props = { at: At; found: Found }

/** Why it is off, and where it stands: beside the list, where both can be seen. */
export function TextStanding({ at, found }: Props) {
  return (
    <>
      {found.off ? <PutBack at={at} found={found} /> : null}
      <PlaceInRow at={at} found={found} />
    </>
  )
}

/** Among the others of its row, one step at a time. */
function PlaceInRow({ at, found: { position, ofRow, orderVersion } }: Props) {
  const { say } = useLook(textWords)
  const move = useAct(moveSiteText)
  const to = (place: number) => move.mutate({ ...at, position: place, orderVersion })
  return (
    <>
      <div className="content-head">
        <span className="old-title">
          {say('text.position')} <span className="num">{`${position}/${ofRow}`}</span>
        </span>
        <Button size="s" disabled={position <= 1} busy={move.isPending} onClick={() => to(position - 1)}>
          {say('text.earlier')}
        </Button>
        <Button size="s" disabled={position >= ofRow} busy={move.isPending} onClick={() => to(position + 1)}>
          {say('text.later')}
        </Button>
      </div>
      <Refused error={move.error} />
    </>
  )
}

/** Back to the version before, or off the site altogether: each with its reason, and neither for good. */
export function TextTakeBack({ at, found }: Props) {
  const { say } = useLook(textWords)
  const [reason, setReason] = useState('')
  const undo = useAct(undoSiteText, () => setReason(''))
  const takeOff = useAct(takeOffSiteText, () => setReason(''))
  const isOut = found.history.some(({ publishedAt, undoneAt }) => publishedAt !== null && undoneAt === null)
  const mayGo = found.canAdd && found.off === null
  const asked = { ...at, version: found.version, reason }
  if (!isOut && !mayGo) return null
  return (
    <>
      <Reason text={reason} onText={setReason} />
      <Refused error={undo.error ?? takeOff.error} />
      {isOut ? (
        <Button
          kind="outline"
          disabled={!isReason(reason)}
          busy={undo.isPending}
          onClick={() => undo.mutate(asked)}
        >
          {say('text.undo')}
        </Button>
      ) : null}
      {isOut ? <p className="meta">{say('text.undoNote')}</p> : null}
      {mayGo ? (
        <Button
          kind="outline"
          disabled={!isReason(reason)}
          busy={takeOff.isPending}
          onClick={() => takeOff.mutate(asked)}
        >
          {say('text.takeOff')}
        </Button>
      ) : null}
      {mayGo ? <p className="meta">{say('text.offNote')}</p> : null}
    </>
  )
}

function PutBack({ at, found: { off, version } }: Props) {
  const { say, time } = useLook(textWords)
  const act = useAct(putBackSiteText)
  if (off === null) return null
  return (
    <>
      <p>
        {say('text.off')}: {off.reason} <span className="meta">{`${off.by} ${time(off.at)}`}</span>
      </p>
      <Refused error={act.error} />
      <Button kind="primary" busy={act.isPending} onClick={() => act.mutate({ ...at, version })}>
        {say('text.putBack')}
      </Button>
    </>
  )
}
