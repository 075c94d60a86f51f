import { getMemberSafety } from '@keo/contract/console-member-evidence'
import { ExclusionForm } from '../../parts/exclusion-form.tsx'
import { Facts } from '../../parts/facts.tsx'
import { Empty, Loaded } from '../../parts/states.tsx'
import { Table } from '../../parts/table.tsx'
import { dong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { useCall } from '../../platform/queries.ts'
import { evidenceWords } from './evidence-words.ts'

/** The bounds a member has set; the staff reads them, puts on record what was asked for elsewhere, and raises none. */
export function SafetyPanel({ id, mayRecord }: { id: string; mayRecord: boolean }) {
  const { say } = useLook(evidenceWords)
  const safety = useCall(getMemberSafety, { id })
  return (
    <section className="panel">
      <h2>{say('tab.safety')}</h2>
      <Loaded of={safety}>
        {({ limits: { limits }, play: { breakUntilTime, exclusion, areOffersHidden } }) => {
          const held = limits.filter(({ amount }) => amount !== null)
          return (
            <>
              <Facts
                rows={[
                  [say('ev.break'), breakUntilTime || '—'],
                  [say('ev.excluded'), exclusion ? exclusion.untilTime || say('ev.endless') : '—'],
                  [say('ev.offers'), say(areOffersHidden ? 'ev.offersHidden' : 'ev.offersShown')],
                ]}
              />
              {held.length === 0 ? (
                <Empty>{say('ev.noLimits')}</Empty>
              ) : (
                <Table
                  label={say('tab.safety')}
                  rows={held}
                  idOf={({ kind, period }) => `${kind} ${period}`}
                  columns={[
                    {
                      id: 'limit',
                      head: say('ev.limit'),
                      cell: ({ kind, period }) => `${say(`limit.${kind}`)} / ${say(`period.${period}`)}`,
                      givesWay: true,
                    },
                    { id: 'used', head: say('ev.used'), cell: ({ used }) => dong(used), isFigure: true },
                    {
                      id: 'amount',
                      head: say('common.amount'),
                      cell: ({ amount }) => dong(amount ?? ''),
                      isFigure: true,
                    },
                  ]}
                />
              )}
            </>
          )
        }}
      </Loaded>
      {mayRecord ? (
        <div className="stack">
          <h2>{say('ev.record')}</h2>
          <ExclusionForm memberId={id} />
        </div>
      ) : null}
    </section>
  )
}
