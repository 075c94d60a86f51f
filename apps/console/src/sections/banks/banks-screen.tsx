import { listConsoleBanks, type ConsoleBank } from '@keo/contract/console-banks'
import type { ScreenProps } from '../../parts/screen.ts'
import { Empty, Loaded } from '../../parts/states.tsx'
import { Table, type Column } from '../../parts/table.tsx'
import { useListKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { go, pathTo } from '../../platform/place.ts'
import { useCall } from '../../platform/queries.ts'
import { BankForm } from './bank-form.tsx'
import { words } from './words.ts'

/** Where the page opens a new one: no code has small letters. */
const ADD = 'new'

/** Banks that members bind cards at, in the members' order. */
export default function BanksScreen({ me, open }: ScreenProps) {
  const { say } = useLook(words)
  const list = useCall(listConsoleBanks, {})
  const banks = list.data?.banks ?? []
  const mayChange = me.permissions.includes('channels.manage')
  useListKeys(
    banks.map(({ code }) => code),
    open,
    (code) => go('banks', code),
  )
  const chosen = banks.findIndex(({ code }) => code === open)
  const isEdited = mayChange && (open === ADD || chosen >= 0)
  return (
    <Loaded of={list}>
      {() => (
        <div className="list-and-side">
          <section className="panel">
            <h2>
              {say('nav.banks')} {mayChange ? <a href={pathTo('banks', ADD)}>{say('bk.add')}</a> : null}
            </h2>
            {banks.length === 0 ? (
              <Empty>{say('bk.none')}</Empty>
            ) : (
              <Table
                label={say('nav.banks')}
                columns={columnsOf(say)}
                rows={banks}
                idOf={({ code }) => code}
                current={open}
                onOpen={({ code }) => go('banks', code)}
              />
            )}
          </section>
          {isEdited ? (
            <BankForm
              key={open}
              bank={banks[chosen] ?? null}
              place={chosen >= 0 ? chosen + 1 : banks.length + 1}
            />
          ) : (
            <Empty>{say('bk.pick')}</Empty>
          )}
        </div>
      )}
    </Loaded>
  )
}

type Say = ReturnType<typeof useLook<keyof (typeof words)['vi']>>['say']

function columnsOf(say: Say): Column<ConsoleBank>[] {
  return [
    { id: 'name', head: say('bk.shortName'), cell: ({ shortName }) => shortName, givesWay: true },
    { id: 'code', head: say('bk.code'), cell: ({ code }) => code, isThirdRank: true },
    { id: 'country', head: say('bk.country'), cell: ({ country }) => country },
    { id: 'bin', head: say('bk.bin'), cell: ({ bin }) => bin || '—', isFigure: true, isThirdRank: true },
    {
      id: 'state',
      head: say('bk.state'),
      cell: ({ isShown, isC2c }) => `${say(isShown ? 'bk.shown' : 'bk.hidden')}${isC2c ? ' · C2C' : ''}`,
    },
  ]
}
