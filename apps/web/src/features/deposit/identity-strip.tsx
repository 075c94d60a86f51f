import { ERRORS } from '@keo/contract/errors'
import { Strip } from '@keo/ui/primitives/strip'
import { paths } from '../../paths.ts'
import { ApiRefusal } from '../../shared/api-outcome.ts'
import { useMessages } from '../../shared/messages.ts'
import { link } from '../site/index.ts'

/** The way to the identity check, when the server asked for it before the first deposit. */
export function IdentityStrip({ error }: { error: Error | null }) {
  const say = useMessages()
  if (!(error instanceof ApiRefusal) || error.code !== ERRORS.IDENTITY_NEEDED.wire) return null
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
