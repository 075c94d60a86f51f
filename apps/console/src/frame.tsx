import { getOverview } from '@keo/contract/console-queues'
import { signOutStaff, type Me } from '@keo/contract/staff'
import { BrandMark } from '@keo/ui/product/brand-mark'
import { MoonIcon } from '@keo/ui/icons/moon'
import { SignOutIcon } from '@keo/ui/icons/sign-out'
import { SunIcon } from '@keo/ui/icons/sun'
import type { ReactNode } from 'react'
import { age, initials, lateness } from './platform/figures.ts'
import { setLook, useLook } from './platform/look.ts'
import { pathTo } from './platform/place.ts'
import { REFRESH_MS, useAct, useCall } from './platform/queries.ts'
import { Palette } from './palette.tsx'
import { GROUPS, PAGES, type Page } from './pages.ts'

/** Rail, top and foot. What a role lacks is not there. */
export function Frame({ me, page, children }: { me: Me; page: Page | undefined; children: ReactNode }) {
  const { say } = useLook()
  return (
    <div className="frame" data-sandbox={me.isSandbox || undefined}>
      <nav className="rail" aria-label={say('console.title')}>
        <BrandMark height={26} />
        {me.isSandbox ? <span className="badge">{say('console.sandbox')}</span> : null}
        {GROUPS.map((group) => (
          <RailGroup key={group} group={group} me={me} current={page?.under ?? page?.name} />
        ))}
      </nav>
      <div className="column">
        <header className="top">
          <h1>{say(page?.text ?? 'console.title')}</h1>
          <Tools me={me} />
        </header>
        <main className="main">{children}</main>
        <Foot />
      </div>
    </div>
  )
}

type RailGroupProps = { group: (typeof GROUPS)[number]; me: Me; current: string | undefined }

function RailGroup({ group, me, current }: RailGroupProps) {
  const { say } = useLook()
  const { data } = useCall(getOverview, {}, REFRESH_MS)
  const pages = PAGES.filter(
    (page) =>
      page.group === group && !page.under && (!page.permission || me.permissions.includes(page.permission)),
  )
  if (pages.length === 0) return null
  return (
    <div className="rail-group">
      {group === 'start' ? null : <p className="meta">{say(`nav.${group}`)}</p>}
      {pages.map(({ name, text, queues = [] }) => {
        const waiting = data?.queues.filter((queue) => queues.includes(queue.name)) ?? []
        const count = waiting.reduce((sum, queue) => sum + queue.count, 0)
        const [oldest] = waiting
        const waits = oldest?.oldestAt && data ? data.now - oldest.oldestAt : null
        return (
          <a key={name} href={pathTo(name)} aria-current={name === current ? 'page' : undefined}>
            {say(text)}
            {count > 0 ? <span className="num count">{count}</span> : null}
            {waits !== null && oldest ? (
              <span className="num late" data-late={lateness(waits, oldest.promisedMinutes)}>
                {age(waits)}
              </span>
            ) : null}
          </a>
        )
      })}
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
      <button
        type="button"
        className="chip"
        onClick={() => setLook({ language: language === 'vi' ? 'en' : 'vi' })}
      >
        {language === 'vi' ? 'English' : 'Tiếng Việt'}
      </button>
      <button
        type="button"
        className="chip"
        aria-label={isDark ? 'Giấy' : 'Đêm'}
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

function Foot() {
  const { say, time } = useLook()
  const { data } = useCall(getOverview, {}, REFRESH_MS)
  return (
    <footer className="foot">
      <span>
        <kbd>J</kbd> <kbd>K</kbd> {say('foot.moves')} · <kbd>A</kbd> {say('decide.approve')} · <kbd>R</kbd>{' '}
        {say('decide.refuse')}
      </span>
      {data?.audit.lastSealAt ? (
        <span className="num">
          {say('foot.seal')} {time(data.audit.lastSealAt)}
        </span>
      ) : null}
    </footer>
  )
}
