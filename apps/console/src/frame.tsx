import { signOutStaff, type Me } from '@keo/contract/staff'
import { MoonIcon } from '@keo/ui/icons/moon'
import { SignOutIcon } from '@keo/ui/icons/sign-out'
import { SunIcon } from '@keo/ui/icons/sun'
import type { ReactNode } from 'react'
import { Bell } from './bell.tsx'
import { BooksAlarm, Foot } from './foot.tsx'
import { KeysHelp } from './keys-help.tsx'
import { Palette } from './palette.tsx'
import { UndoNotice } from './parts/undo-notice.tsx'
import type { Page } from './pages.ts'
import { initials } from './platform/figures.ts'
import { setLook, useLook } from './platform/look.ts'
import { useFrameKeys } from './platform/keys.ts'
import { pathTo, usePlace } from './platform/place.ts'
import { useAct } from './platform/queries.ts'
import { useSiteAhead } from './platform/site-time.ts'
import { useNow } from './platform/time.ts'
import { Rail } from './rail.tsx'
import { SessionEnd } from './session-end.tsx'

/** Rail, top and foot around every page. */
export function Frame({ me, page, children }: { me: Me; page: Page | undefined; children: ReactNode }) {
  const { say } = useLook()
  useFrameKeys(page?.under ?? page?.name ?? '', usePlace().open)
  return (
    <div className="frame" data-sandbox={me.isSandbox || undefined}>
      <Rail me={me} current={page?.under ?? page?.name} />
      <div className="column">
        <header className="top">
          <h1>{say(page?.text ?? 'console.title')}</h1>
          <Tools me={me} />
        </header>
        <main className="main" data-page={page?.name}>
          <BooksAlarm />
          {children}
        </main>
        <Foot page={page} />
      </div>
      <KeysHelp me={me} />
      <UndoNotice />
      <SessionEnd />
    </div>
  )
}

function Tools({ me }: { me: Me }) {
  const { say, language, theme } = useLook()
  const out = useAct(signOutStaff)
  const isDark = theme === 'dark'
  return (
    <div className="tools">
      <Palette me={me} />
      <Clock />
      <Bell />
      <button
        type="button"
        className="chip wide-only"
        onClick={() => setLook({ language: language === 'vi' ? 'en' : 'vi' })}
      >
        {language === 'vi' ? 'English' : 'Tiếng Việt'}
      </button>
      <button
        type="button"
        className="chip wide-only"
        aria-label={isDark ? say('frame.theme.light') : say('frame.theme.dark')}
        onClick={() => setLook({ theme: isDark ? 'light' : 'dark' })}
      >
        {isDark ? <SunIcon size={16} /> : <MoonIcon size={16} />}
      </button>
      <a className="plate" href={pathTo('account')} aria-label={`${say('nav.account')}: ${me.name}`}>
        {initials(me.name)}
      </a>
      <button type="button" className="chip" aria-label={say('door.out')} onClick={() => out.mutate({})}>
        <SignOutIcon size={16} />
      </button>
    </div>
  )
}

/** The site's time, not this machine's, with its zone. */
function Clock() {
  const { language } = useLook()
  const now = useNow()
  const ahead = useSiteAhead()
  const at = new Intl.DateTimeFormat(language, {
    timeStyle: 'medium',
    hourCycle: 'h23',
    timeZone: 'Asia/Ho_Chi_Minh',
  }).format(now + ahead)
  return (
    <span className="clock num">
      {at} <span className="meta">+07</span>
    </span>
  )
}
