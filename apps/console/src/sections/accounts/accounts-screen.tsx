import { listPayInAccounts, type PayInAccount } from '@keo/contract/console-accounts'
import type { ScreenProps } from '../../parts/screen.ts'
import { Empty, Loaded } from '../../parts/states.tsx'
import { Table, type Column } from '../../parts/table.tsx'
import { dong } from '../../platform/figures.ts'
import { useListKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { go, pathTo } from '../../platform/place.ts'
import { REFRESH_MS, useCall } from '../../platform/queries.ts'
import { AccountSettings } from './account-settings.tsx'
import { ADD, NewAccount } from './new-account.tsx'
import { words } from './words.ts'

/** One name for an account in the address: ids are of their channel. */
const nameOf = ({ channelId, id }: PayInAccount): string => `${channelId}.${id}`

/** Where members pay into: the channels' accounts, wallets, chains and merchants. */
export default function AccountsScreen({ me, open }: ScreenProps) {
  const { say } = useLook(words)
  const list = useCall(listPayInAccounts, {}, REFRESH_MS)
  const accounts = list.data?.accounts ?? []
  const mayChange = me.permissions.includes('channels.manage')
  useListKeys(accounts.map(nameOf), open, (name) => go('accounts', name))
  return (
    <Loaded of={list}>
      {({ channels }) => {
        const chosen = accounts.find((one) => nameOf(one) === open)
        return (
          <div className="list-and-side">
            <section className="panel">
              <h2>
                {say('nav.accounts')}{' '}
                {mayChange ? <a href={pathTo('accounts', ADD)}>{say('pa.add')}</a> : null}
              </h2>
              {accounts.length === 0 ? (
                <Empty>{say('pa.none')}</Empty>
              ) : (
                <Table
                  label={say('nav.accounts')}
                  columns={columnsOf(say, (id) => channels.find((one) => one.id === id)?.name ?? id)}
                  rows={accounts}
                  idOf={nameOf}
                  current={open}
                  onOpen={(one) => go('accounts', nameOf(one))}
                />
              )}
            </section>
            {open === ADD && mayChange ? (
              <NewAccount channels={channels} />
            ) : chosen && mayChange ? (
              <AccountSettings key={open} account={chosen} />
            ) : (
              <Empty>{say('pa.pick')}</Empty>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}

type Say = ReturnType<typeof useLook<keyof (typeof words)['vi']>>['say']

function columnsOf(say: Say, channelOf: (id: string) => string): Column<PayInAccount>[] {
  return [
    { id: 'channel', head: say('pa.channel'), cell: ({ channelId }) => channelOf(channelId), givesWay: true },
    {
      id: 'name',
      head: say('pa.name'),
      cell: ({ name }) => name,
      sortBy: ({ name }) => name,
      givesWay: true,
    },
    {
      id: 'number',
      head: say('pa.number'),
      cell: ({ accountNumber, network, contract }) => accountNumber || `${network} · ${contract}`,
      isFigure: true,
    },
    {
      id: 'holder',
      head: say('pa.holder'),
      cell: ({ accountName }) => accountName || '—',
      givesWay: true,
      isThirdRank: true,
    },
    {
      id: 'state',
      head: say('pa.state'),
      cell: ({ isOpen, isTest }) =>
        `${say(isOpen ? 'pa.open' : 'pa.closed')}${isTest ? ` · ${say('pa.test')}` : ''}`,
    },
    {
      id: 'limits',
      head: say('pa.limits'),
      cell: ({ min, max }) => `${min === null ? '—' : dong(min)} – ${max === null ? '—' : dong(max)}`,
      isFigure: true,
      isThirdRank: true,
    },
  ]
}
