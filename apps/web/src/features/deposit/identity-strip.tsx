import { Strip } from '@keo/ui/primitives/strip'
import { paths } from '../../navigation/paths.ts'
import { useMessages } from '../../language/messages.ts'
import { link } from '../../page-kit/link.ts'

/** The way to the identity check, when the server asked for it before the first deposit. */
export function IdentityStrip() {
  const say = useMessages()
  return (
    <Strip
      tone="warn"
      action={
        <a className="flex-none px-1 py-2 font-semibold underline" {...link(paths.identity())}>
          {say('deposit.verify')}
        </a>
      }
    >
      {say('deposit.needIdentity')}
    </Strip>
  )
}
