import { Button } from '@keo/ui/primitives/button'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { paths, withQuery } from '../../navigation/paths.ts'
import { useMessages } from '../../language/messages.ts'
import { useGo, useHere } from '../../navigation/use-go.ts'

/** In place of a page that is only a member's. Whoever signs in comes back to it. */
export function SignInInvitation() {
  const say = useMessages()
  const doors = useDoors()
  return (
    <EmptyState
      title={say('guest.screenTitle')}
      note={say('guest.screenNote')}
      action={
        <Button kind="primary" onClick={doors.signIn}>
          {say('guest.signIn')}
        </Button>
      }
    />
  )
}

/** The two ways in, both leading back to this page. */
export function useDoors() {
  const go = useGo()
  const { path, query } = useHere()
  const redirect = query.size ? `${path}?${query}` : path
  return {
    signIn: () => go.to(withQuery(paths.login(), { redirect })),
    register: () => go.to(withQuery(paths.register(), { redirect })),
  }
}
