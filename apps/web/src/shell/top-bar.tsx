import { BrandMark } from '@keo/ui/primitives/brand-mark'
import { Button } from '@keo/ui/primitives/button'
import { useStore } from 'zustand'
import { CountBadge } from '@keo/ui/primitives/count-badge'
import { paths } from '../paths.ts'
import { useMessages } from '../shared/messages.ts'
import { useSession } from '../shared/session.ts'
import { resetSportsFilter } from '../shared/sports-filter.ts'
import { navigation } from './navigation.ts'
import { SupportButton } from './nav-bar.tsx'
import { activePage } from './page-stack-state.ts'
import { activeTab } from './tab-items.ts'
import { followLink, useGo } from './use-go.ts'
import { useTabItems } from './use-tab-items.ts'

/** Wide screens have the tabs at the top; top-bar.css shows it from 1024 px. */
export default function TopBar() {
  const say = useMessages()
  const go = useGo()
  const { isLoggedIn } = useSession()
  const items = useTabItems()
  const pattern = useStore(navigation.store, (stack) => activePage(stack)?.entry.route.pattern ?? '')
  const active = activeTab(pattern)

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
      {/* The home page has its own. */}
      {isLoggedIn || active === 'home' ? null : (
        <Button kind="primary" size="s" onClick={() => go.to(paths.login())}>
          {say('nav.signIn')}
        </Button>
      )}
    </div>
  )
}
