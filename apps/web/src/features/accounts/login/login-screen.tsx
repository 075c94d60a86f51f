import { Segmented } from '@keo/ui/bars/segmented'
import { withQuery } from '../../../navigation/paths.ts'
import { useMessages } from '../../../language/messages.ts'
import { useGo, useHere } from '../../../navigation/use-go.ts'
import { DoorScreen } from '../door-screen.tsx'
import { MobileLoginForm } from './mobile-login-form.tsx'
import { NameLoginForm } from './name-login-form.tsx'
import { PasskeyLoginButton } from './passkey-login-button.tsx'
import { useLeaveOnceIn } from './use-enter.ts'

const WAYS = ['name', 'mobile'] as const

/** Which way is open is part of the address, so that a reload and a link find it. */
export default function LoginScreen() {
  const say = useMessages()
  const go = useGo()
  const { path, query } = useHere()
  const way = WAYS.find((known) => known === query.get('way')) ?? 'name'
  useLeaveOnceIn()

  const choose = (chosen: (typeof WAYS)[number]): void =>
    go.replace(withQuery(path, { ...Object.fromEntries(query), way: chosen }))
  const segments = [
    { key: 'name', label: say('login.byName') },
    { key: 'mobile', label: say('login.byMobile') },
  ] as const
  const isMobile = way === 'mobile'
  return (
    <DoorScreen
      title={say(isMobile ? 'login.mobileTitle' : 'login.title')}
      {...(isMobile && { note: say('login.mobileNote') })}
    >
      <Segmented
        className={isMobile ? 'mt-5' : 'mt-4'}
        label={say('login.way')}
        segments={segments}
        value={way}
        onChange={choose}
      />
      {isMobile ? <MobileLoginForm /> : <NameLoginForm />}
      <PasskeyLoginButton />
    </DoorScreen>
  )
}
