import { Button } from '@keo/ui/primitives/button'
import { Segmented } from '@keo/ui/bars/segmented'
import { Sheet } from '@keo/ui/layers/sheet'
import { useState } from 'react'
import { PLAY_TYPE } from '@keo/sportsbook-contract/match-enums'
import { useMessages } from '../../../language/messages.ts'
import { type MatchQuery, ORDER } from '../rules/match-query.ts'
import { chooseFilter } from '../store/sports-store.ts'
import { LeagueChoice } from './league-choice.tsx'
import { TimeChoice } from './time-choice.tsx'

type FilterSheetProps = { place: MatchQuery; open: boolean; onOpenChange: (open: boolean) => void }

/** Order, kick-off and leagues. Nothing changes behind it before it is applied. */
export default function FilterSheet({ place, open, onOpenChange }: FilterSheetProps) {
  const say = useMessages()
  const [request, setRequest] = useState<Pick<MatchQuery, 'orderBy' | 'leagueIds' | 'timePicker'>>(place)
  const change = (next: Partial<typeof request>) => setRequest({ ...request, ...next })
  const isPlain = request.leagueIds.length === 0 && request.timePicker === null
  const { orderBy, leagueIds, timePicker } = request

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={say('sports.filter')}
      closeLabel={say('common.close')}
      footer={
        <div className="grid grid-cols-2 gap-2.5">
          <Button disabled={isPlain} onClick={() => change({ leagueIds: [], timePicker: null })}>
            {say('sports.filter.clear')}
          </Button>
          <Button
            kind="primary"
            onClick={() => {
              chooseFilter({ orderBy, leagueIds, timePicker }, place)
              onOpenChange(false)
            }}
          >
            {say('sports.filter.apply')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-5 pb-3">
        {place.type === PLAY_TYPE.outright ? null : (
          <section>
            <h3 className="mb-2 text-callout font-semibold">{say('sports.filter.sort')}</h3>
            <Segmented
              label={say('sports.filter.sort')}
              segments={[
                { key: String(ORDER.byLeague), label: say('sports.filter.byLeague') },
                { key: String(ORDER.byTime), label: say('sports.filter.byTime') },
              ]}
              value={String(orderBy)}
              onChange={(key) => change({ orderBy: Number(key) })}
            />
          </section>
        )}
        {place.type === PLAY_TYPE.live || place.type === PLAY_TYPE.outright ? null : (
          <TimeChoice
            place={place}
            value={timePicker}
            onChange={(picker) => change({ timePicker: picker })}
          />
        )}
        <LeagueChoice place={place} value={leagueIds} onChange={(ids) => change({ leagueIds: ids })} />
      </div>
    </Sheet>
  )
}
