import { Button } from '@keo/ui/primitives/button'
import { useMessages } from '../../../language/messages.ts'
import { saveData } from '../../../platform/data-saver.ts'
import { useIsSavingOffered } from '../../../platform/saving-offer.ts'

/** On a slow line, until somebody says yes or no. */
export function SaverOffer() {
  const say = useMessages()
  if (!useIsSavingOffered()) return null
  return (
    <div role="region" aria-label={say('sports.saver.offer')} className="sports-saver">
      <p>{say('sports.saver.offer')}</p>
      <Button size="s" onClick={() => saveData(false)}>
        {say('sports.saver.no')}
      </Button>
      <Button size="s" kind="primary" onClick={() => saveData(true)}>
        {say('sports.saver.yes')}
      </Button>
    </div>
  )
}
