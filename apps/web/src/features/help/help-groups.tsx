import type { HelpGroup } from '@keo/contract/help'
import { ArrowDownLeftIcon } from '@keo/ui/icons/arrow-down-left'
import { ArrowUpRightIcon } from '@keo/ui/icons/arrow-up-right'
import { GameControllerIcon } from '@keo/ui/icons/game-controller'
import { HeartIcon } from '@keo/ui/icons/heart'
import { QuestionIcon } from '@keo/ui/icons/question'
import { ShieldCheckIcon } from '@keo/ui/icons/shield-check'
import { TicketIcon } from '@keo/ui/icons/ticket'
import type { ReactNode } from 'react'
import { useMessages } from '../../language/messages.ts'
import { paths, withQuery } from '../../navigation/paths.ts'
import { link } from '../../page-kit/link.ts'

/** By the group's name; an operator's own groups have the question mark. */
const LOOKS: Readonly<Record<string, { readonly icon: ReactNode; readonly className: string }>> = {
  deposit: { icon: <ArrowDownLeftIcon weight="fill" size={20} />, className: 'bg-win-soft text-win' },
  withdraw: { icon: <ArrowUpRightIcon weight="fill" size={20} />, className: 'bg-info-soft text-info' },
  bets: { icon: <TicketIcon weight="fill" size={20} />, className: 'bg-pending-soft text-pending' },
  games: { icon: <GameControllerIcon weight="fill" size={20} />, className: 'bg-brand-soft text-brand-text' },
  account: { icon: <ShieldCheckIcon weight="fill" size={20} />, className: 'bg-error-soft text-error' },
  'safer-play': { icon: <HeartIcon weight="fill" size={20} />, className: 'bg-promo-soft text-promo' },
}
const OTHER = { icon: <QuestionIcon size={20} />, className: 'bg-surface-3 text-text-2' }

/** Two to a row, three where there is room. */
export function HelpGroups({ groups }: { groups: readonly HelpGroup[] }) {
  const say = useMessages()
  return (
    <nav aria-label={say('helpCentre.groups')} className="grid grid-cols-2 gap-2 min-[600px]:grid-cols-3">
      {groups.map(({ id, name, count }) => {
        const { icon, className } = LOOKS[id] ?? OTHER
        return (
          <a
            key={id}
            {...link(withQuery(paths.helpTopic(), { group: id }))}
            className="ui-card flex min-h-[110px] min-w-0 flex-col items-start justify-between gap-2.5 px-3.5 py-[13px]"
          >
            <span className={`grid size-9 flex-none place-items-center rounded-m ${className}`}>{icon}</span>
            <span className="min-w-0">
              <span className="block text-body font-semibold">{name}</span>
              <span className="num block text-caption text-text-3">{say('helpCentre.count', { count })}</span>
            </span>
          </a>
        )
      })}
    </nav>
  )
}
