import { BrandMark } from '@keo/ui/product/brand-mark'
import { Button } from '@keo/ui/primitives/button'
import { CountBadge } from '@keo/ui/primitives/count-badge'
import { Suspense } from 'react'
import { useStore } from 'zustand'
import { paths } from '../../navigation/paths.ts'
import { lazyPart } from '../../page-kit/lazy-part.ts'
import { loadArea, useMessages } from '../../language/messages.ts'
import { useSession } from '../../session/session.ts'
import { resetSportsFilter } from './sports-filter.ts'
import { navigation } from '../../navigation/navigation.ts'
import { SupportButton } from '../../page-kit/nav-bar.tsx'
import { activePage } from '../../navigation/page-stack-state.ts'
import { activeTab } from './tab-items.ts'
import { followLink, useGo } from '../../navigation/use-go.ts'
import { useTabItems } from './use-tab-items.ts'

const SearchBox = lazyPart(async () => {
  const areas = ['sports', 'match', 'betCart', 'site'] as const
  const [part] = await Promise.all([
    import('../../features/sports/search/search-box.tsx'),
    ...areas.map(loadArea),
  ])
  return part
})
const MemberBar = lazyPart(async () => {
  const [part] = await Promise.all([import('../../features/members/bar/member-bar.tsx'), loadArea('site')])
  return part
})

/** Wide screens have the tabs at the top; top-bar.css shows it from 1024 px. */
export default function TopBar() {
  const say = useMessages()
  const go = useGo()
  const { isLoggedIn } = useSession()
  const items = useTabItems()
  const entry = useStore(navigation.store, (stack) => activePage(stack)?.entry)
  const active = activeTab(entry?.route.pattern ?? '')

  return (
    <div className="top-bar-inner">
      <a
        href={paths.home()}
        aria-label={say('tab.home')}
        onClick={(event) => followLink(event, paths.home())}
      >
        <BrandMark height={32} />
      </a>
      <nav aria-label={say('tab.bar')} className="top-bar-tabs">
        {items.map(({ name, label, fullPath, count }) => (
          <a
            key={name}
            href={fullPath}
            aria-current={name === active ? 'page' : undefined}
            onClick={(event) => {
              followLink(event, fullPath)
              if (name === 'betRecords') resetSportsFilter()
            }}
          >
            {say(label)}
            <CountBadge count={count} flat />
          </a>
        ))}
      </nav>
      <SupportButton />
      {/* Another page closes what was found on the last. */}
      <Suspense>
        {items.some(({ name }) => name === 'sports') ? <SearchBox key={entry?.key} /> : null}
      </Suspense>
      <Suspense>{isLoggedIn ? <MemberBar /> : null}</Suspense>
      {isLoggedIn ? null : (
        <>
          <Button size="s" onClick={() => go.to(paths.login())}>
            {say('nav.signIn')}
          </Button>
          <Button kind="primary" size="s" onClick={() => go.to(paths.register())}>
            {say('nav.register')}
          </Button>
        </>
      )}
    </div>
  )
}
