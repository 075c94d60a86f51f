import { listJackpots } from '@keo/contract/console-games'
import { dong, signedDong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { Facts } from '../../parts/facts.tsx'
import { Empty, Loaded } from '../../parts/states.tsx'
import { REFRESH_MS, useCall } from '../../platform/queries.ts'
import { words } from './words.ts'

/** What jackpots stand at, and whether the account of the books holds what belongs to them. */
export function Jackpots() {
  const { say } = useLook(words)
  const found = useCall(listJackpots, {}, REFRESH_MS)
  return (
    <section className="panel">
      <h2>{say('jackpots')}</h2>
      <Loaded of={found}>
        {({ jackpots, account, belongs, difference }) => (
          <>
            {jackpots.length === 0 ? <Empty>{say('noJackpots')}</Empty> : null}
            <Facts
              rows={[
                ...jackpots.map(({ name, stands }) => [name, dong(stands)] as const),
                [say('account'), dong(account)],
                [say('belongs'), dong(belongs)],
                [say('difference'), signedDong(difference)],
              ]}
            />
          </>
        )}
      </Loaded>
    </section>
  )
}
