import type { QueueName } from '@keo/contract/console-queues'
import type { Permission } from '@keo/contract/staff-permissions'
import { ArrowUpRightIcon } from '@keo/ui/icons/arrow-up-right'
import { ChatCircleDotsIcon } from '@keo/ui/icons/chat-circle-dots'
import { ChecksIcon } from '@keo/ui/icons/checks'
import { ArrowDownLeftIcon } from '@keo/ui/icons/arrow-down-left'
import { HandshakeIcon } from '@keo/ui/icons/handshake'
import { HeartIcon } from '@keo/ui/icons/heart'
import { GameControllerIcon } from '@keo/ui/icons/game-controller'
import { MonitorPlayIcon } from '@keo/ui/icons/monitor-play'
import { MegaphoneIcon } from '@keo/ui/icons/megaphone'
import { BankIcon } from '@keo/ui/icons/bank'
import { CreditCardIcon } from '@keo/ui/icons/credit-card'
import { ReceiptIcon } from '@keo/ui/icons/receipt'
import { GlobeIcon } from '@keo/ui/icons/globe'
import { GiftIcon } from '@keo/ui/icons/gift'
import { ChartBarIcon } from '@keo/ui/icons/chart-bar'
import { KeyIcon } from '@keo/ui/icons/key'
import { ListBulletsIcon } from '@keo/ui/icons/list-bullets'
import { ShieldCheckIcon } from '@keo/ui/icons/shield-check'
import { SquaresFourIcon } from '@keo/ui/icons/squares-four'
import { UsersIcon } from '@keo/ui/icons/users'
import { UsersThreeIcon } from '@keo/ui/icons/users-three'
import { lazy, type ComponentType } from 'react'
import type { ScreenProps } from './parts/screen.ts'
import type { FootKey } from './foot-keys.ts'
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
  readonly queues?: readonly QueueName[]
  /** Opened from this page: it stands in the rail in its place. */
  readonly under?: string
  /** Its sign in the rail; that of its group where it has none of its own. */
  readonly Icon?: ComponentType<{ size?: number }>
  /** G and then this letter goes there. */
  readonly letter?: string
  /** Its bare keys, told in the foot. */
  readonly keys?: readonly FootKey[]
  readonly Screen: ComponentType<ScreenProps>
}

export const PAGES: readonly Page[] = [
  {
    name: 'overview',
    group: 'start',
    text: 'nav.overview',
    permission: 'overview.read',
    Icon: SquaresFourIcon,
    letter: 'o',
    Screen: lazy(() => import('./sections/overview/overview-screen.tsx')),
  },
  {
    name: 'withdrawals',
    group: 'work',
    text: 'nav.withdrawals',
    permission: 'withdrawals.read',
    queues: ['withdrawal'],
    Icon: ArrowUpRightIcon,
    letter: 'w',
    keys: ['move', 'approve', 'refuse', 'hold', 'choose', 'reasons', 'member'],
    Screen: lazy(() => import('./sections/withdrawals/withdrawals-screen.tsx')),
  },
  {
    name: 'deposits',
    group: 'work',
    text: 'nav.deposits',
    permission: 'deposits.read',
    queues: ['receipt'],
    Icon: ArrowDownLeftIcon,
    letter: 'd',
    keys: ['move', 'credit', 'proof', 'member'],
    Screen: lazy(() => import('./sections/deposits/deposits-screen.tsx')),
  },
  {
    name: 'disputes',
    group: 'work',
    text: 'nav.disputes',
    permission: 'deposits.read',
    queues: ['dispute'],
    Icon: HandshakeIcon,
    letter: 'i',
    keys: ['move', 'credit', 'refuse', 'proof', 'member'],
    Screen: lazy(() => import('./sections/disputes/disputes-screen.tsx')),
  },
  {
    name: 'reviews',
    group: 'work',
    text: 'nav.reviews',
    permission: 'reviews.read',
    queues: ['nickname', 'identity', 'reward', 'expert', 'agent'],
    Icon: ChecksIcon,
    letter: 'v',
    keys: ['move', 'approve', 'refuse'],
    Screen: lazy(() => import('./sections/reviews/reviews-screen.tsx')),
  },
  {
    name: 'support',
    group: 'work',
    text: 'nav.support',
    permission: 'support.read',
    queues: ['chat', 'feedback', 'callBack'],
    Icon: ChatCircleDotsIcon,
    letter: 's',
    keys: ['move', 'take'],
    Screen: lazy(() => import('./sections/support/support-screen.tsx')),
  },
  {
    name: 'approvals',
    group: 'work',
    text: 'nav.approvals',
    queues: ['approval'],
    Icon: ShieldCheckIcon,
    letter: 'a',
    keys: ['move', 'approve', 'refuse'],
    Screen: lazy(() => import('./sections/approvals/approvals-screen.tsx')),
  },
  {
    name: 'trading',
    group: 'desk',
    text: 'nav.trading',
    permission: 'trading.read',
    letter: 't',
    keys: ['move'],
    Screen: lazy(() => import('./sections/trading/trading-screen.tsx')),
  },
  {
    name: 'trading-match',
    group: 'desk',
    text: 'nav.trading',
    permission: 'trading.read',
    under: 'trading',
    keys: ['suspend', 'reopen'],
    Screen: lazy(() => import('./sections/trading/match-screen.tsx')),
  },
  {
    name: 'members',
    group: 'people',
    text: 'nav.members',
    permission: 'members.read',
    Icon: UsersThreeIcon,
    letter: 'm',
    keys: ['move', 'open', 'peek', 'find'],
    Screen: lazy(() => import('./sections/members/members-screen.tsx')),
  },
  {
    name: 'member',
    group: 'people',
    text: 'nav.members',
    permission: 'members.read',
    under: 'members',
    keys: ['note', 'tabs', 'walk'],
    Screen: lazy(() => import('./sections/members/member-screen.tsx')),
  },
  {
    name: 'games',
    group: 'product',
    text: 'nav.games',
    permission: 'games.read',
    Icon: GameControllerIcon,
    letter: 'g',
    keys: ['move', 'find'],
    Screen: lazy(() => import('./sections/games/games-screen.tsx')),
  },
  {
    name: 'safety',
    group: 'people',
    text: 'nav.safety',
    permission: 'safety.read',
    queues: ['harm', 'complaint'],
    Icon: HeartIcon,
    letter: 'y',
    keys: ['move'],
    Screen: lazy(() => import('./sections/safety/safety-screen.tsx')),
  },
  {
    name: 'staff',
    group: 'people',
    text: 'nav.staff',
    permission: 'staff.read',
    Icon: KeyIcon,
    letter: 'p',
    Screen: lazy(() => import('./sections/staff/staff-screen.tsx')),
  },
  {
    name: 'account',
    group: 'people',
    text: 'nav.account',
    under: 'overview',
    Screen: lazy(() => import('./sections/account/account-screen.tsx')),
  },
  {
    name: 'rooms',
    group: 'product',
    text: 'nav.rooms',
    permission: 'rooms.read',
    Icon: MonitorPlayIcon,
    letter: 'h',
    keys: ['move'],
    Screen: lazy(() => import('./sections/rooms/rooms-screen.tsx')),
  },
  {
    name: 'content',
    group: 'product',
    text: 'nav.content',
    permission: 'content.read',
    Icon: MegaphoneIcon,
    letter: 'n',
    keys: ['move', 'create'],
    Screen: lazy(() => import('./sections/content/content-screen.tsx')),
  },
  {
    name: 'lines',
    group: 'product',
    text: 'nav.lines',
    permission: 'content.read',
    Icon: GlobeIcon,
    letter: 'e',
    keys: ['move'],
    Screen: lazy(() => import('./sections/lines/lines-screen.tsx')),
  },
  {
    name: 'channels',
    group: 'control',
    text: 'nav.channels',
    permission: 'deposits.read',
    Icon: BankIcon,
    letter: 'k',
    Screen: lazy(() => import('./sections/channels/channels-screen.tsx')),
  },
  {
    name: 'accounts',
    group: 'control',
    text: 'nav.accounts',
    permission: 'deposits.read',
    Icon: CreditCardIcon,
    letter: 'f',
    keys: ['move'],
    Screen: lazy(() => import('./sections/accounts/accounts-screen.tsx')),
  },
  {
    name: 'banks',
    group: 'control',
    text: 'nav.banks',
    permission: 'deposits.read',
    letter: 'u',
    keys: ['move'],
    Screen: lazy(() => import('./sections/banks/banks-screen.tsx')),
  },
  {
    name: 'merchants',
    group: 'control',
    text: 'nav.merchants',
    permission: 'deposits.read',
    Icon: UsersIcon,
    letter: 'x',
    keys: ['move'],
    Screen: lazy(() => import('./sections/merchants/merchants-screen.tsx')),
  },
  {
    name: 'books',
    group: 'control',
    text: 'nav.books',
    permission: 'books.read',
    Icon: ReceiptIcon,
    letter: 'b',
    keys: ['move'],
    Screen: lazy(() => import('./sections/books/books-screen.tsx')),
  },
  {
    name: 'campaigns',
    group: 'product',
    text: 'nav.campaigns',
    permission: 'campaigns.read',
    Icon: GiftIcon,
    letter: 'c',
    keys: ['move'],
    Screen: lazy(() => import('./sections/campaigns/campaigns-screen.tsx')),
  },
  {
    name: 'reports',
    group: 'control',
    text: 'nav.reports',
    permission: 'reports.read',
    Icon: ChartBarIcon,
    letter: 'r',
    keys: ['move'],
    Screen: lazy(() => import('./sections/reports/reports-screen.tsx')),
  },
  {
    name: 'audit',
    group: 'control',
    text: 'nav.audit',
    permission: 'audit.read',
    Icon: ListBulletsIcon,
    letter: 'l',
    keys: ['find'],
    Screen: lazy(() => import('./sections/audit/audit-screen.tsx')),
  },
]

export const pageOf = (name: string): Page | undefined => PAGES.find((page) => page.name === name)

type Reader = { readonly permissions: readonly Permission[] }

export const maySee = ({ permissions }: Reader, { permission }: Page): boolean =>
  permission === undefined || permissions.includes(permission)

/** What stands in the rail of a role, in its order. */
export const railOf = (reader: Reader): readonly Page[] =>
  GROUPS.flatMap((group) =>
    PAGES.filter((page) => page.group === group && !page.under && maySee(reader, page)),
  )
