import { getOverview } from '@keo/contract/console-queues'
import { signOutStaff, type Me } from '@keo/contract/staff'
import type { Permission } from '@keo/contract/staff-permissions'
import { BrandMark } from '@keo/ui/product/brand-mark'
import { MoonIcon } from '@keo/ui/icons/moon'
import { SignOutIcon } from '@keo/ui/icons/sign-out'
import { SunIcon } from '@keo/ui/icons/sun'
import type { ReactNode } from 'react'
import { age, initials, lateness } from './platform/figures.ts'
import { setLook, useLook } from './platform/look.ts'
import { pathTo } from './platform/place.ts'
import { REFRESH_MS, useAct, useCall } from './platform/queries.ts'
import type { TextKey } from './texts/vi.ts'

type Item = {
  readonly page: string
  readonly text: TextKey
  readonly permission?: Permission
  readonly queues?: readonly string[]
}
type Group = { readonly title: TextKey | null; readonly items: readonly Item[] }

const RAIL: readonly Group[] = [
  { title: null, items: [{ page: 'overview', text: 'nav.overview', permission: 'overview.read' }] },
  {
    title: 'nav.work',
    items: [
      {
        page: 'withdrawals',
        text: 'nav.withdrawals',
        permission: 'withdrawals.read',
        queues: ['withdrawal'],
      },
      {
        page: 'reviews',
        text: 'nav.reviews',
        permission: 'reviews.read',
        queues: ['receipt', 'nickname', 'reward', 'expert'],
      },
      { page: 'approvals', text: 'nav.approvals', queues: ['approval'] },
    ],
  },
  {
    title: 'nav.people',
    items: [
      { page: 'members', text: 'nav.members', permission: 'members.read' },
      { page: 'staff', text: 'nav.staff', permission: 'staff.read' },
    ],
  },
  { title: 'nav.control', items: [{ page: 'audit', text: 'nav.audit', permission: 'audit.read' }] },
]

/** Rail, top and foot. What a role lacks is not there. */
export function Frame({ me, page, children }: { me: Me; page: string; children: ReactNode }) {
  const { say } = useLook()
  const title = RAIL.flatMap(({ items }) => items).find((item) =>
    page.startsWith(item.page.replace(/s$/, '')),
  )
  return (
    <div className="frame" data-sandbox={me.isSandbox || undefined}>
      <nav className="rail" aria-label={say('console.title')}>
        <BrandMark height={26} />
        {me.isSandbox ? <span className="badge">{say('console.sandbox')}</span> : null}
        {RAIL.map((group) => (
          <RailGroup key={group.title} group={group} me={me} page={title?.page ?? page} />
        ))}
      </nav>
      <div className="column">
        <header className="top">
          <h1>{title ? say(title.text) : say('console.title')}</h1>
          <Tools me={me} />
        </header>
        <main className="main">{children}</main>
        <Foot />
      </div>
    </div>
  )
}

function RailGroup({ group, me, page }: { group: Group; me: Me; page: string }) {
  const { say } = useLook()
  const { data } = useCall(getOverview, {}, REFRESH_MS)
  const items = group.items.filter(({ permission }) => !permission || me.permissions.includes(permission))
  if (items.length === 0) return null
  return (
    <div className="rail-group">
      {group.title ? <p className="meta">{say(group.title)}</p> : null}
      {items.map(({ page: name, text, queues = [] }) => {
        const waiting = data?.queues.filter((queue) => queues.includes(queue.name)) ?? []
        const count = waiting.reduce((sum, queue) => sum + queue.count, 0)
        const [oldest] = waiting
        const waits = oldest?.oldestAt && data ? data.now - oldest.oldestAt : null
        return (
          <a key={name} href={pathTo(name)} aria-current={name === page ? 'page' : undefined}>
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
      <span
        className="plate"
        title={`${me.name} · ${me.roles.map((role) => say(`role.${role}`)).join(', ')}`}
      >
        {initials(me.name)}
      </span>
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
