import { GiftIcon } from '@keo/ui/icons/gift'
import { HouseIcon } from '@keo/ui/icons/house'
import { ReceiptIcon } from '@keo/ui/icons/receipt'
import { SoccerBallIcon } from '@keo/ui/icons/soccer-ball'
import { UserCircleIcon } from '@keo/ui/icons/user-circle'
import { TabBar as TabBarView } from '@keo/ui/bars/tab-bar'
import { useMessages } from '../../language/messages.ts'
import { resetSportsFilter } from './sports-filter.ts'
import { usePage } from '../../navigation/page-context.ts'
import { activeTab, type TabName } from './tab-items.ts'
import { followLink } from '../../navigation/use-go.ts'
import { useTabItems } from './use-tab-items.ts'

const ICONS = {
  home: HouseIcon,
  sports: SoccerBallIcon,
  promotions: GiftIcon,
  betRecords: ReceiptIcon,
  me: UserCircleIcon,
} as const satisfies Record<TabName, unknown>

/** Stands over the end of its page and travels with it. */
export function TabBar() {
  const say = useMessages()
  const items = useTabItems()
  const page = usePage()
  const active = page ? activeTab(page.entry.route.pattern) : null

  const tabs = items.map(({ name, label, fullPath, count }) => {
    const Icon = ICONS[name]
    return {
      key: name,
      label: say(label),
      href: fullPath,
      icon: <Icon />,
      activeIcon: <Icon weight="fill" />,
      count,
    }
  })

  return (
    <div className="page-tab-bar">
      <TabBarView
        label={say('tab.bar')}
        tabs={tabs}
        activeKey={active}
        onSelect={(tab, event) => {
          followLink(event, tab.href)
          if (tab.key === 'betRecords') resetSportsFilter()
          if (tab.key === active) scrollTo({ top: 0, behavior: 'smooth' })
        }}
      />
    </div>
  )
}
