import { setMemberLevel, setMemberLine, setMemberLive } from '@keo/contract/console-member-standing'
import type { FoundMember } from '@keo/contract/console-members'
import { VIP_LEVEL_MAX } from '@keo/contract/vip'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Choice } from '../../parts/choice.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Refused } from '../../parts/states.tsx'
import { useLook } from '../../platform/look.ts'
import { useAct } from '../../platform/queries.ts'
import type { Standing } from './standing-panel.tsx'
import { standingWords } from './standing-words.ts'

const LEVELS = Array.from({ length: VIP_LEVEL_MAX + 1 }, (_, level) => String(level))

/** VIP level, agent line and live section by hand; one reason for whatever is changed. */
export function StandingForm({ member, standing }: { member: FoundMember; standing: Standing }) {
  const { say } = useLook(standingWords)
  const { id } = member
  const [reason, setReason] = useState('')
  const [level, setLevel] = useState(String(member.vipLevel))
  const [line, setLine] = useState(standing.line)
  const done = () => setReason('')
  const byLevel = useAct(setMemberLevel, done)
  const byLine = useAct(setMemberLine, done)
  const byLive = useAct(setMemberLive, done)
  const isLiveOff = !standing.isLiveOff
  const isReady = isReason(reason)
  return (
    <>
      <h3>{say('std.change')}</h3>
      <Choice
        label={say('std.level')}
        value={level}
        options={LEVELS.map((name) => [name, `VIP ${name}`])}
        onValue={setLevel}
      />
      <p className="meta">{say('std.levelNote')}</p>
      <Choice
        label={say('std.line')}
        value={line}
        options={standing.lines.map((one) => [one.line, one.line === '' ? say('std.mainLine') : one.name])}
        onValue={setLine}
      />
      <Reason text={reason} onText={setReason} />
      <Refused error={byLevel.error ?? byLine.error ?? byLive.error} />
      <div className="offers">
        <Button
          size="s"
          disabled={!isReady || level === String(member.vipLevel)}
          busy={byLevel.isPending}
          onClick={() => byLevel.mutate({ id, level: Number(level), reason })}
        >
          {`${say('std.setLevel')} ${level}`}
        </Button>
        <Button
          size="s"
          disabled={!isReady || line === standing.line}
          busy={byLine.isPending}
          onClick={() => byLine.mutate({ id, line, reason })}
        >
          {say('std.setLine')}
        </Button>
        <Button
          size="s"
          disabled={!isReady}
          busy={byLive.isPending}
          onClick={() => byLive.mutate({ id, isLiveOff, reason })}
        >
          {say(isLiveOff ? 'std.liveOff' : 'std.liveOn')}
        </Button>
      </div>
    </>
  )
}
