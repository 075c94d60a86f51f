import { type ReactNode, Suspense } from 'react'
import { useStore } from 'zustand'
import { lazyPart } from '../../page-kit/lazy-part.ts'
import { loadArea } from '../../language/messages.ts'
import { columnsOf } from './columns-of.ts'
import { frameSlots } from '../../page-kit/frame-slots.ts'
import { navigation } from '../../navigation/navigation.ts'
import { PageContext } from '../../navigation/page-context.ts'
import { activePage } from '../../navigation/page-stack-state.ts'
import { useTabItems } from './use-tab-items.ts'

type Side = 'left' | 'right'

const accountWords = () => Promise.all((['members', 'wallet', 'site'] as const).map(loadArea))
const AccountColumn = lazyPart(async () => {
  const [part] = await Promise.all([
    import('../../features/members/columns/account-column.tsx'),
    accountWords(),
  ])
  return part
})
const PurseColumn = lazyPart(async () => {
  const [part] = await Promise.all([
    import('../../features/members/columns/purse-column.tsx'),
    accountWords(),
  ])
  return part
})
const SportsColumn = lazyPart(async () => {
  const [part] = await Promise.all([import('../../features/sports/sports-ways.tsx'), loadArea('sports')])
  return part
})

/** What the page puts beside itself, else what stands beside pages of its kind. An empty column takes no room. */
export default function SideColumn({ side }: { side: Side }) {
  const own = useStore(frameSlots, (slots) => slots[`${side}Column`])
  const usual = useUsual(side)
  return (
    <aside className="app-side" data-side={side}>
      {/* Something keeps the room meanwhile. */}
      <Suspense fallback={<span />}>{own ?? usual}</Suspense>
    </aside>
  )
}

function useUsual(side: Side): ReactNode {
  const page = useStore(navigation.store, activePage)
  const hasSports = useTabItems().some(({ name }) => name === 'sports')
  if (!page) return null
  const { route } = page.entry
  const columns = columnsOf(route)
  if (columns === 'none') return null
  if (side === 'left' && columns === 'sports') return hasSports ? <SportsColumn /> : null
  if (side === 'left') return <AccountColumn pattern={route.pattern} />
  // There the bet cart is on its way.
  if (route.betcart) return <span />
  // Its ways in lead back to the page that it stands beside.
  return (
    <PageContext value={page}>
      <PurseColumn pattern={route.pattern} />
    </PageContext>
  )
}
