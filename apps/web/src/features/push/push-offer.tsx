import { BellIcon } from '@keo/ui/icons/bell'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { storage } from '../../platform/storage.ts'
import { pushAbility } from './push-browser.ts'
import { pushQuery, useTurnPush } from './push-queries.ts'

/** Where somebody waits for news: once, until it is taken or refused; where it cannot work it does not stand. */
export default function PushOffer() {
  const say = useMessages()
  const turn = useTurnPush()
  const [isHidden, setIsHidden] = useState(storage.read('push')?.isOfferHidden === true)
  const isPossible = pushAbility() === 'able' && !isHidden
  const { data: push } = useQuery({ ...pushQuery, enabled: isPossible })
  if (!isPossible || !push || push.publicKey === null || push.isOn) return null
  const hide = (): void => {
    storage.write('push', { ...storage.read('push'), isOfferHidden: true })
    setIsHidden(true)
  }
  return (
    <Card className="mt-3 flex flex-col gap-3 p-3.5" aria-label={say('push.offer.title')}>
      <div className="flex gap-3">
        <BellIcon size={22} className="mt-0.5 flex-none text-brand-text" />
        <div className="min-w-0">
          <p className="text-headline font-semibold">{say('push.offer.title')}</p>
          <p className="mt-0.5 text-footnote text-text-2">{say('push.offer.text')}</p>
        </div>
      </div>
      <div className="flex gap-2">
        <Button className="flex-1" onClick={hide}>
          {say('push.offer.no')}
        </Button>
        <Button className="flex-1" kind="primary" busy={turn.isPending} onClick={() => turn.mutate(true)}>
          {say('push.offer.on')}
        </Button>
      </div>
    </Card>
  )
}
