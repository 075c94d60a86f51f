import { Segmented } from '@keo/ui/bars/segmented'
import { paths } from '../../../navigation/paths.ts'
import { useMessages } from '../../../language/messages.ts'
import { followLink, useGo, useHere } from '../../../navigation/use-go.ts'
import { otherDoor } from '../login/after-login.ts'

type Way = 'name' | 'mobile'

/** Two pages, one choice. */
export function RegisterWays({ way }: { way: Way }) {
  const say = useMessages()
  const go = useGo()
  const { query } = useHere()
  const segments = [
    { key: 'mobile', label: say('login.byMobile') },
    { key: 'name', label: say('login.byName') },
  ] as const
  const choose = (chosen: Way): void =>
    go.replace(otherDoor(chosen === 'name' ? paths.registerName() : paths.register(), query))
  return (
    <Segmented
      className="mt-5"
      label={say('register.way')}
      segments={segments}
      value={way}
      onChange={choose}
    />
  )
}

export function HaveAccount() {
  const say = useMessages()
  const login = otherDoor(paths.login(), useHere().query)
  return (
    <p className="mt-1 text-center text-footnote text-text-2">
      {say('register.haveAccount')}{' '}
      <a className="door-link" href={login} onClick={(event) => followLink(event, login)}>
        {say('login.submit')}
      </a>
    </p>
  )
}
