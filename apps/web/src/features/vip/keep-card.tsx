import type { MyVip } from '@keo/contract/vip'
import { Card } from '@keo/ui/primitives/card'
import { ProgressBar } from '@keo/ui/primitives/progress-bar'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { parseServerTime } from '@keo/units/instants'
import { formatPercent } from '../../language/format.ts'
import { formatDate } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { sharesOf, sumText, wholeOf } from './vip-words.ts'

/** The site's days are at +08:00, whatever zone the reader is in. */
const SITE_ZONE = 'Etc/GMT-8'

/** How much of this month's bets is missing to keep the level. */
export function KeepCard({ level, keep }: { level: number; keep: NonNullable<MyVip['keep']> }) {
  const say = useMessages()
  const language = useLanguage()
  const share = sharesOf(keep.done, keep.required)
  const day = formatDate(parseServerTime(keep.untilTime) ?? 0, language, SITE_ZONE)
  const isDone = wholeOf(keep.missing) === 0
  const text = isDone
    ? say('vip.keep.done', { level })
    : say('vip.keep.missing', { missing: sumText(keep.missing, language), day })
  return (
    <section>
      <SectionTitle>{say('vip.keep')}</SectionTitle>
      <Card className="vip-keep">
        <div className="flex items-baseline justify-between gap-3 text-footnote">
          <span className="text-text-2">{text}</span>
          <b className="num text-brand-text">{formatPercent(Math.floor(share * 100) / 100, language)}</b>
        </div>
        <ProgressBar share={share} label={text} />
        {keep.isSafe && !isDone ? <p className="text-caption text-text-2">{say('vip.keep.safe')}</p> : null}
      </Card>
    </section>
  )
}

/** What comes back of this week's bets, and the birthday gift where something is still to be done for it. */
export function SoonRows({ rebate, birthday }: Pick<MyVip, 'rebate' | 'birthday'>) {
  const say = useMessages()
  const language = useLanguage()
  return (
    <>
      {rebate ? (
        <section>
          <SectionTitle>{say('vip.week')}</SectionTitle>
          <Card className="vip-keep text-footnote text-text-2">
            {say('vip.week.text', {
              turnover: sumText(rebate.turnover, language),
              amount: sumText(rebate.amount, language),
              day: formatDate(parseServerTime(rebate.readyTime) ?? 0, language, SITE_ZONE),
            })}
          </Card>
        </section>
      ) : null}
      {birthday && birthday.state !== 'ready' ? (
        <p className="vip-note">{say(`vip.birthday.${birthday.state}`)}</p>
      ) : null}
    </>
  )
}
