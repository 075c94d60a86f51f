import type { Permission } from '@keo/contract/staff-permissions'
import { lazy, type ComponentType } from 'react'
import type { ScreenProps } from './parts/screen.ts'
import type { TextKey } from './texts/vi.ts'

/** In the order of the rail: work first, then the desks, people, the product, control. */
export const GROUPS = ['start', 'work', 'desk', 'people', 'product', 'control'] as const

export type Page = {
  readonly name: string
  readonly group: (typeof GROUPS)[number]
  readonly text: TextKey
  /** Without it a page is everybody's; what a role lacks is neither in the rail nor at its address. */
  readonly permission?: Permission
  /** What waits there, counted in the rail. */
  readonly queues?: readonly string[]
  /** Opened from this page: it stands in the rail in its place. */
  readonly under?: string
  readonly Screen: ComponentType<ScreenProps>
}

export const PAGES: readonly Page[] = [
  {
    name: 'overview',
    group: 'start',
    text: 'nav.overview',
    permission: 'overview.read',
    Screen: lazy(() => import('./sections/overview/overview-screen.tsx')),
  },
  {
    name: 'withdrawals',
    group: 'work',
    text: 'nav.withdrawals',
    permission: 'withdrawals.read',
    queues: ['withdrawal'],
    Screen: lazy(() => import('./sections/withdrawals/withdrawals-screen.tsx')),
  },
  {
    name: 'reviews',
    group: 'work',
    text: 'nav.reviews',
    permission: 'reviews.read',
    queues: ['receipt', 'nickname', 'reward', 'expert'],
    Screen: lazy(() => import('./sections/reviews/reviews-screen.tsx')),
  },
  {
    name: 'approvals',
    group: 'work',
    text: 'nav.approvals',
    queues: ['approval'],
    Screen: lazy(() => import('./sections/approvals/approvals-screen.tsx')),
  },
  {
    name: 'members',
    group: 'people',
    text: 'nav.members',
    permission: 'members.read',
    Screen: lazy(() => import('./sections/members/members-screen.tsx')),
  },
  {
    name: 'member',
    group: 'people',
    text: 'nav.members',
    permission: 'members.read',
    under: 'members',
    Screen: lazy(() => import('./sections/members/member-screen.tsx')),
  },
  {
    name: 'staff',
    group: 'people',
    text: 'nav.staff',
    permission: 'staff.read',
    Screen: lazy(() => import('./sections/staff/staff-screen.tsx')),
  },
  {
    name: 'audit',
    group: 'control',
    text: 'nav.audit',
    permission: 'audit.read',
    Screen: lazy(() => import('./sections/audit/audit-screen.tsx')),
  },
]

export const pageOf = (name: string): Page | undefined => PAGES.find((page) => page.name === name)
