import { askForPasskeyLogin, loginByPasskey } from '@keo/contract/second-factor-passkeys'
import { KeyIcon } from '@keo/ui/icons/key'
import { Button } from '@keo/ui/primitives/button'
import { useMutation } from '@tanstack/react-query'
import { api, IN_FORM } from '../../../api/api.ts'
import { useMessages } from '../../../language/messages.ts'
import { hasPasskeys, signWithPasskey } from '../../../session/passkeys.ts'
import { Problem } from '../../../page-kit/problem.tsx'
import { useEnter, useIsEntering } from './use-enter.ts'

async function enterByPasskey() {
  const passkey = await signWithPasskey(await api(askForPasskeyLogin, {}, IN_FORM))
  return passkey && api(loginByPasskey, { passkey }, IN_FORM)
}

/** Only where the browser has passkeys. Whoever closes the browser's sheet stays where they were. */
export function PasskeyLoginButton() {
  const say = useMessages()
  const enter = useEnter()
  const login = useMutation({
    mutationFn: enterByPasskey,
    onSuccess: (answer) => answer && enter(answer, answer.userName),
  })
  const isBusy = useIsEntering(login)
  if (!hasPasskeys()) return null
  return (
    <div className="mt-3 flex flex-col gap-3">
      <Button wide icon={<KeyIcon size={18} />} busy={isBusy} onClick={() => login.mutate()}>
        {say('login.byPasskey')}
      </Button>
      <Problem error={login.error} />
    </div>
  )
}
