import type { MyVip } from '@keo/contract/vip'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { VipBadge } from '@keo/ui/product/vip-badge'
import { useMessages } from '../../language/messages.ts'

/** While somebody rests or keeps away nothing is offered; the level may be known all the same. */
export function VipClosed({ level }: { level?: Pick<MyVip, 'level' | 'name'> }) {
  const say = useMessages()
  return (
    <>
      {level ? (
        <div className="vip-alone">
          <VipBadge tier={level.level} size={96} />
          <h2>{say('vip.level', { level: level.level })}</h2>
          <p>{say(`vip.name.${level.name}`)}</p>
        </div>
      ) : null}
      <EmptyState title={say('vip.closed.title')} note={say('vip.closed.text')} />
    </>
  )
}
