import { getTreasury, type Treasury } from '@keo/contract/console-treasury'
import { Loaded } from '../../parts/states.tsx'
import { Table } from '../../parts/table.tsx'
import { changed, dong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { useCall } from '../../platform/queries.ts'
import { TreasuryForm } from './treasury-form.tsx'
import { words } from './words.ts'

/** Money of the owners: how far it covers what is owed to members, and the form that moves it by two people. */
export function TreasuryPanel({ mayMove }: { mayMove: boolean }) {
  const { say } = useLook(words)
  const treasury = useCall(getTreasury, {})
  return (
    <Loaded of={treasury}>
      {({ currencies }) => (
        <section className="panel">
          <h2>{say('tr.title')}</h2>
          <Cover currencies={currencies} />
          {mayMove ? <TreasuryForm currencies={currencies} /> : null}
        </section>
      )}
    </Loaded>
  )
}

function Cover({ currencies }: { currencies: readonly Treasury[] }) {
  const { say } = useLook(words)
  return (
    <Table
      label={say('tr.title')}
      rows={currencies}
      idOf={({ currency }) => currency}
      columns={[
        { id: 'currency', head: say('tr.currency'), cell: ({ currency }) => currency },
        { id: 'assets', head: say('tr.assets'), cell: ({ assets }) => dong(assets, true), isFigure: true },
        { id: 'owed', head: say('tr.owed'), cell: ({ owed }) => dong(owed, true), isFigure: true },
        { id: 'left', head: say('tr.left'), cell: leftText, isFigure: true },
        {
          id: 'capital',
          head: say('tr.capital'),
          cell: ({ capital }) => dong(capital, true),
          isFigure: true,
        },
      ]}
    />
  )
}

const leftText = ({ assets, owed }: Treasury): string => dong(changed(owed, assets), true)
