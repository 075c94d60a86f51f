import type { MyVip, VipLevel } from '@keo/contract/vip'
import { ProgressBar } from '@keo/ui/primitives/progress-bar'
import { tierStyle, VipBadge } from '@keo/ui/product/vip-badge'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { Explained } from '../../page-kit/explain/explained.tsx'
import { dongOf, pairText, sharesOf } from './vip-words.ts'
import './tier-card.css'

type TierCardProps = {
  level: VipLevel
  next: VipLevel | undefined
  mine: MyVip
  isShown: boolean
  onShow: (level: number) => void
}

/** A level as an object; one at the side shows its badge alone, and a tap brings it to the middle. */
export function TierCard({ level, next, mine, isShown, onShow }: TierCardProps) {
  const say = useMessages()
  if (isShown) return <ShownCard level={level} next={next} mine={mine} />
  return (
    <button
      type="button"
      className="vip-card"
      style={tierStyle(level.level)}
      aria-label={say('vip.show', { level: level.level })}
      onClick={() => onShow(level.level)}
    >
      <VipBadge tier={level.level} size={70} />
    </button>
  )
}

/** The own level shows the way to the next, one ahead the way to itself. */
function ShownCard({ level, next, mine }: Pick<TierCardProps, 'level' | 'next' | 'mine'>) {
  const say = useMessages()
  const side = level.level < mine.level ? 'passed' : level.level > mine.level ? 'ahead' : 'now'
  const goal = side === 'now' ? (next ?? level) : level
  return (
    <article className="vip-card" data-shown style={tierStyle(level.level)}>
      <div className="vip-card-words">
        <span className="vip-card-state">{say(`vip.state.${side}`)}</span>
        <h2 className="vip-card-title">{say('vip.level', { level: level.level })}</h2>
        <p className="vip-card-name">{say(`vip.name.${level.name}`)}</p>
      </div>
      <span className="vip-card-badge">
        <VipBadge tier={level.level} size={124} />
      </span>
      <div className="vip-card-way">
        <Way
          name={say('vip.turnover')}
          done={mine.turnover}
          target={goal.turnover}
          counts="turnover"
          level={goal.level}
        />
        <Way
          name={say('vip.deposits')}
          done={mine.deposits}
          target={goal.deposits}
          counts="deposits"
          level={goal.level}
        />
      </div>
    </article>
  )
}

type WayProps = {
  name: string
  done: string
  target: string
  counts: 'turnover' | 'deposits'
  level: number
}

function Way({ name, done, target, counts, level }: WayProps) {
  const words = { say: useMessages(), language: useLanguage() }
  const pair = pairText(done, target, words)
  return (
    <div>
      <div className="flex justify-between gap-2">
        <span>{name}</span>
        <Explained
          kind="vipWay"
          of={{ counts, level, done: dongOf(done), target: dongOf(target) }}
          className="num"
        >
          {pair}
        </Explained>
      </div>
      <ProgressBar share={sharesOf(done, target)} label={`${name}: ${pair}`} tier />
    </div>
  )
}
