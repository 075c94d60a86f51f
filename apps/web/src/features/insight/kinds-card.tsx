import type { Insight, InsightKind } from '@keo/contract/insight'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { paths, withQuery } from '../../navigation/paths.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { link } from '../../page-kit/link.ts'
import { useAmounts } from '../../page-kit/amounts/signed-amounts.ts'
import { dayName, kindName } from './insight-words.ts'

/** What each sport and game took and gave, highest stakes first. */
export function KindsCard({ insight: { kinds, currency } }: { insight: Insight }) {
  const say = useMessages()
  const { text } = useAmounts(currency)
  return (
    <Card>
      {kinds.map((kind) => (
        <ListRow
          key={`${kind.part}.${kind.key}`}
          title={kindName(say, kind)}
          note={say('insight.kindNote', { staked: text(kind.staked), returned: text(kind.returned) })}
          value={text(kind.result)}
        />
      ))}
    </Card>
  )
}

type Line = { key: string; title: string; note: string; result: string; path?: string }

/** The bet, the sport or game and the day that won and lost most. */
export function EndsCard({ insight: { bestAndWorst, currency } }: { insight: Insight }) {
  const say = useMessages()
  const language = useLanguage()
  const { text } = useAmounts(currency)
  const betLine = (
    key: 'insight.bestBet' | 'insight.worstBet',
    bet: Insight['bestAndWorst']['bet']['best'],
  ): Line[] => {
    if (!bet) return []
    const name = `${bet.optionName} · ${bet.matchName}`
    const note = bet.legs > 1 ? say('insight.moreLegs', { name, count: bet.legs - 1 }) : name
    const path = withQuery(paths.betRecords(), { bet: bet.id })
    return [{ key, title: say(key), note, result: bet.result, path }]
  }
  const kindLine = (key: 'insight.bestKind' | 'insight.worstKind', kind: InsightKind | null): Line[] =>
    kind ? [{ key, title: say(key), note: kindName(say, kind), result: kind.result }] : []
  const dayLine = (
    key: 'insight.bestDay' | 'insight.worstDay',
    day: Insight['bestAndWorst']['day']['best'],
  ): Line[] => (day ? [{ key, title: say(key), note: dayName(day.day, language), result: day.result }] : [])
  const { bet, kind, day } = bestAndWorst
  const lines = [
    ...betLine('insight.bestBet', bet.best),
    ...betLine('insight.worstBet', bet.worst),
    ...kindLine('insight.bestKind', kind.best),
    ...kindLine('insight.worstKind', kind.worst),
    ...dayLine('insight.bestDay', day.best),
    ...dayLine('insight.worstDay', day.worst),
  ]
  return (
    <Card>
      {lines.length === 0 ? (
        <p className="p-3.5 text-footnote text-text-2">{say('insight.endsNone')}</p>
      ) : null}
      {lines.map(({ key, title, note, result, path }) => (
        <ListRow
          key={key}
          title={title}
          note={note}
          value={text(result)}
          {...(path === undefined ? {} : link(path))}
        />
      ))}
    </Card>
  )
}
