import { ShieldCheckIcon } from '@keo/ui/icons/shield-check'
import { useMessages } from '../../../language/messages.ts'

/** Says of the coming round that its result is already sealed. */
export function Seal({ number }: { number: number }) {
  const say = useMessages()
  return (
    <p className="play-seal">
      <ShieldCheckIcon size={15} weight="fill" />
      <span>{say('game.sealed', { number: String(number) })}</span>
    </p>
  )
}
