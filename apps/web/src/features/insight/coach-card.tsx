import { COACH_WEEKS, type Insight } from '@keo/contract/insight'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { paths, withQuery } from '../../navigation/paths.ts'
import { useMessages } from '../../language/messages.ts'
import { link } from '../../page-kit/link.ts'
import { readAmount, useAmounts } from '../../page-kit/amounts/signed-amounts.ts'
import { limitText } from '../safer-play/index.ts'

const KINDS = [
  ['deposit', 'insight.coachDeposit'],
  ['loss', 'insight.coachLoss'],
] as const

/** Each leads to the setting itself with the amount filled in: nothing is set here. */
export function CoachCard({ insight: { proposals, currency } }: { insight: Insight }) {
  const say = useMessages()
  const { whole } = useAmounts(currency)
  const amount = (text: string) => whole(readAmount(text, currency))
  const settingOf = (limit: string, wanted: string) =>
    link(withQuery(paths.saferPlay(), { limit, amount: wanted }))
  const isNone = !proposals.deposit && !proposals.loss && !proposals.time
  return (
    <Card>
      <p className="p-3.5 pb-2 text-footnote text-pretty text-text-2">
        {isNone
          ? say('insight.coachNone', { weeks: COACH_WEEKS.least })
          : say('insight.coachNote', { weeks: COACH_WEEKS.looked })}
      </p>
      {KINDS.map(([kind, name]) => {
        const found = proposals[kind]
        if (!found) return null
        const now = found.now === null ? say('insight.coachNow') : amount(found.now)
        return (
          <ListRow
            key={kind}
            title={say(name)}
            note={say('insight.coachWeeks', { count: found.weeks, now })}
            value={amount(found.amount)}
            {...settingOf(`${kind}.week`, found.amount.split('.')[0] ?? '')}
          />
        )
      })}
      {proposals.time ? (
        <ListRow
          title={say('insight.coachTime')}
          note={say('insight.coachSittings', {
            count: proposals.time.sittings,
            now: proposals.time.now === null ? say('insight.coachNow') : limitText(say, proposals.time.now),
          })}
          value={limitText(say, proposals.time.minutes)}
          {...settingOf('time', String(proposals.time.minutes))}
        />
      ) : null}
    </Card>
  )
}
