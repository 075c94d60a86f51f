import { ScreenFrame } from '@keo/ui/patterns/screen-frame'
import { Button } from '@keo/ui/primitives/button'
import { paths } from '../../navigation/paths.ts'
import { useMessages } from '../../language/messages.ts'
import { isSiteInMaintenance, useSiteMaintenance } from '../../site/site-maintenance.ts'
import { useGo, useHere } from '../../navigation/use-go.ts'
import { FallbackNotice } from './fallback-notice.tsx'
import { MaintenanceNotice } from '../../page-kit/maintenance-notice.tsx'

/** One screen for /404, /500 and /403; the address decides what it says. */
export default function FallbackScreen() {
  const { path } = useHere()
  return (
    <ScreenFrame>
      <div className="flex min-h-[82dvh] flex-col justify-center">
        {path === paths.serverError() ? (
          <BackSoon />
        ) : path === paths.forbidden() ? (
          <Forbidden />
        ) : (
          <NotFound />
        )}
      </div>
    </ScreenFrame>
  )
}

function NotFound() {
  const say = useMessages()
  const go = useGo()
  return (
    <FallbackNotice
      code="404"
      title={say('fallback.notFound.title')}
      text={say('fallback.notFound.text')}
      action={
        <Button kind="primary" onClick={() => go.replace(paths.home())}>
          {say('site.home')}
        </Button>
      }
    />
  )
}

function Forbidden() {
  const say = useMessages()
  const go = useGo()
  return (
    <FallbackNotice
      code="403"
      title={say('fallback.forbidden.title')}
      text={say('fallback.forbidden.text')}
      action={
        <>
          <Button onClick={() => go.to(paths.service())}>{say('site.support')}</Button>
          <Button kind="primary" onClick={() => go.replace(paths.home())}>
            {say('site.home')}
          </Button>
        </>
      }
    />
  )
}

/** The site rests, or something broke: polling leads back to the page that was left. */
function BackSoon() {
  const say = useMessages()
  const go = useGo()
  const info = useSiteMaintenance()
  if (isSiteInMaintenance(info)) {
    return (
      <MaintenanceNotice
        title={info.title || say('maintain.site.title')}
        content={info.content || say('maintain.text')}
        window={info}
        note={say('fallback.reopens')}
      />
    )
  }
  return (
    <FallbackNotice
      code="500"
      title={say('fallback.soon.title')}
      text={say('fallback.soon.text')}
      action={
        <>
          <Button onClick={() => go.to(paths.service())}>{say('site.support')}</Button>
          <Button kind="primary" onClick={() => go.replace(paths.home())}>
            {say('site.home')}
          </Button>
        </>
      }
    />
  )
}
