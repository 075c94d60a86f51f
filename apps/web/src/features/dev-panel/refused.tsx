import { useMessages } from '../../language/messages.ts'
import { ProviderRefusal } from '../sportsbook/index.ts'

/** What the provider refused, in its own words. */
export function Refused({ error }: { error: Error }) {
  const say = useMessages()
  return (
    <p role="alert" className="text-callout text-error">
      {error instanceof ProviderRefusal ? error.message : say('panel.force.noAnswer')}
    </p>
  )
}
