import { listStreaks } from '@keo/contract/console-games'
import { signedDong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { Empty, Loaded } from '../../parts/states.tsx'
import { pathTo } from '../../platform/place.ts'
import { REFRESH_MS, useCall } from '../../platform/queries.ts'
import { chanceText } from './return-figures.ts'
import { words } from './words.ts'

/** Rows of wins that chance hardly explains, with how likely each is. */
export function Streaks() {
  const { say, time } = useLook(words)
  const found = useCall(listStreaks, {}, REFRESH_MS)
  return (
    <section className="panel">
      <h2>{say('streaks')}</h2>
      <Loaded of={found}>
        {({ streaks }) =>
          streaks.length === 0 ? (
            <Empty>{say('noStreaks')}</Empty>
          ) : (
            <ol className="rounds">
              {streaks.map((streak) => (
                <li key={`${streak.gameId} ${streak.member} ${streak.endedAt}`}>
                  <a href={pathTo('games', String(streak.gameId))}>{streak.name}</a>
                  <span className="num strong">{chanceText(streak.probability)}</span>
                  <span className="meta num">
                    {streak.member} · {say('length')} {streak.length} {say('of')} {streak.rounds} ·{' '}
                    {say('chance')} {chanceText(streak.chanceOfWin)} · {time(streak.endedAt)}
                  </span>
                  <span className="num">{signedDong(streak.won)}</span>
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </section>
  )
}
