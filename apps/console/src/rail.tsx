import { getOverview } from '@keo/contract/console-queues'
import type { Me } from '@keo/contract/staff'
import { ArrowUpRightIcon } from '@keo/ui/icons/arrow-up-right'
import { ChartBarIcon } from '@keo/ui/icons/chart-bar'
import { ChartLineUpIcon } from '@keo/ui/icons/chart-line-up'
import { GameControllerIcon } from '@keo/ui/icons/game-controller'
import { SquaresFourIcon } from '@keo/ui/icons/squares-four'
import { UsersThreeIcon } from '@keo/ui/icons/users-three'
import { BrandMark } from '@keo/ui/product/brand-mark'
import { GROUPS, railOf, type Page } from './pages.ts'
import { age, lateness } from './platform/figures.ts'
import { useLook } from './platform/look.ts'
import { pathTo } from './platform/place.ts'
import { REFRESH_MS, useCall } from './platform/queries.ts'

const GROUP_ICONS = {
  start: SquaresFourIcon,
  work: ArrowUpRightIcon,
  desk: ChartLineUpIcon,
  people: UsersThreeIcon,
  product: GameControllerIcon,
  control: ChartBarIcon,
} as const

/** A phone on call has a bar of five; the rest is a search away. */
const IN_BAR = 5

/** Work first. What a role lacks is not there; in a sandbox the rail is hatched. */
export function Rail({ me, current }: { me: Me; current: string | undefined }) {
  const { say } = useLook()
  const pages = railOf(me)
  const inBar = new Set(pages.slice(0, IN_BAR))
  return (
    <nav className="rail" aria-label={say('console.title')}>
      <BrandMark height={26} />
      {me.isSandbox ? <span className="badge">{say('console.sandbox')}</span> : null}
      {GROUPS.map((group) => {
        const own = pages.filter((page) => page.group === group)
        return own.length === 0 ? null : (
          <div key={group} className="rail-group">
            {group === 'start' ? null : <p className="meta">{say(`nav.${group}`)}</p>}
            {own.map((page) => (
              <RailLink
                key={page.name}
                page={page}
                isCurrent={page.name === current}
                isInBar={inBar.has(page)}
              />
            ))}
          </div>
        )
      })}
    </nav>
  )
}

type LinkProps = { page: Page; isCurrent: boolean; isInBar: boolean }

function RailLink({ page, isCurrent, isInBar }: LinkProps) {
  const { say } = useLook()
  const { data } = useCall(getOverview, {}, REFRESH_MS)
  const { name, text, queues = [], Icon = GROUP_ICONS[page.group] } = page
  const waiting = data?.queues.filter((queue) => queues.includes(queue.name)) ?? []
  const count = waiting.reduce((sum, queue) => sum + queue.count, 0)
  const [oldest] = waiting
  const waits = oldest?.oldestAt && data ? data.now - oldest.oldestAt : null
  return (
    <a
      href={pathTo(name)}
      title={say(text)}
      aria-current={isCurrent ? 'page' : undefined}
      data-in-bar={isInBar || undefined}
    >
      <Icon size={18} />
      <span className="rail-text">{say(text)}</span>
      {count > 0 ? <span className="num count">{count}</span> : null}
      {waits !== null && oldest ? (
        <span className="num late" data-late={lateness(waits, oldest.promisedMinutes)}>
          {age(waits)}
        </span>
      ) : null}
    </a>
  )
}
