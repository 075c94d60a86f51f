import { seconds } from '@keo/units/instants'
import { paths } from '../../../navigation/paths.ts'
import { showLinkedToast } from '../../../toasts/linked-toast.ts'
import { useMessages } from '../../../language/messages.ts'
import { useGo } from '../../../navigation/use-go.ts'

const SHOWN_MS = seconds(8)

/** Greets a new member and leads to the one thing that stands before the first deposit and the first bet. */
export function useWelcome(): (userName: string) => void {
  const say = useMessages()
  const go = useGo()
  return (userName) =>
    showLinkedToast(say('register.welcome', { userName }), {
      go: () => go.to(paths.identity()),
      durationMs: SHOWN_MS,
    })
}
