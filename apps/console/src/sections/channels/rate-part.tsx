import type { ConsoleUsdtRate } from '@keo/contract/console-usdt-rate'
import { Facts } from '../../parts/facts.tsx'
import { dong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { pathTo } from '../../platform/place.ts'
import { RATE } from './rate-settings.tsx'
import { words } from './words.ts'

type Props = { rate: ConsoleUsdtRate | null; mayManage: boolean }

/** What one USDT is worth now, and whose word that is. */
export function RatePart({ rate, mayManage }: Props) {
  const { say } = useLook(words)
  if (rate === null) return <Facts rows={[[say('ch.rate'), say('ch.noRate')]]} />
  const { counts, quotes, set } = rate
  const shown = (text: string) => `${dong(text, true)} ₫`
  const isLeft = set !== null && set !== counts
  return (
    <section className="panel">
      <h2>
        {say('ch.rate')} {mayManage ? <a href={pathTo('channels', RATE)}>{say('ch.changeRate')}</a> : null}
      </h2>
      <Facts
        rows={[
          [say('ch.counts'), shown(counts)],
          [say('ch.quotes'), shown(quotes)],
          [say('ch.setRate'), set === null ? say('ch.notSet') : shown(set)],
        ]}
      />
      {isLeft ? <p role="status">{say('ch.tooFar')}</p> : null}
    </section>
  )
}
