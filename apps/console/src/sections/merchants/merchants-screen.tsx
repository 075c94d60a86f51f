import { listMerchants, type Merchant } from '@keo/contract/console-merchants'
import type { ScreenProps } from '../../parts/screen.ts'
import { Empty, Loaded, More } from '../../parts/states.tsx'
import { Table, type Column } from '../../parts/table.tsx'
import { dong } from '../../platform/figures.ts'
import { useListKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { go } from '../../platform/place.ts'
import { REFRESH_MS, usePages } from '../../platform/queries.ts'
import { MerchantSettings } from './merchant-settings.tsx'
import { words } from './words.ts'

/** One name for a merchant in the address: ids are of their channel. */
const nameOf = ({ channelId, id }: Merchant): string => `${channelId}.${id}`

/** Who takes C2C orders, how they do, and what they may take. */
export default function MerchantsScreen({ me, open }: ScreenProps) {
  const { say } = useLook(words)
  const list = usePages(listMerchants, {}, REFRESH_MS)
  const merchants = list.data?.pages.flatMap((page) => page.merchants) ?? []
  const chosen = merchants.find((one) => nameOf(one) === open)
  useListKeys(merchants.map(nameOf), open, (name) => go('merchants', name))
  return (
    <div className="list-and-side">
      <section className="panel">
        <Loaded of={list}>
          {() =>
            merchants.length === 0 ? (
              <Empty>{say('mc.none')}</Empty>
            ) : (
              <Table
                label={say('nav.merchants')}
                columns={columnsOf(say)}
                rows={merchants}
                idOf={nameOf}
                current={open}
                onOpen={(one) => go('merchants', nameOf(one))}
              />
            )
          }
        </Loaded>
        <More of={list} />
      </section>
      {chosen && me.permissions.includes('channels.manage') ? (
        <MerchantSettings key={open} merchant={chosen} />
      ) : (
        <Empty>{say('mc.pick')}</Empty>
      )}
    </div>
  )
}

type Say = ReturnType<typeof useLook<keyof (typeof words)['vi']>>['say']

function columnsOf(say: Say): Column<Merchant>[] {
  return [
    {
      id: 'name',
      head: say('mc.name'),
      cell: ({ name }) => name,
      sortBy: ({ name }) => name,
      givesWay: true,
    },
    { id: 'state', head: say('mc.state'), cell: ({ isOpen }) => say(isOpen ? 'mc.on' : 'mc.off') },
    {
      id: 'limits',
      head: say('mc.limits'),
      cell: ({ min, max, channelMin, channelMax }) =>
        `${dong(min ?? channelMin)} – ${dong(max ?? channelMax)}`,
      isFigure: true,
    },
    {
      id: 'day',
      head: say('mc.day'),
      cell: ({ takenToday, dayMax }) => `${dong(takenToday)} / ${dayMax === null ? '∞' : dong(dayMax)}`,
      isFigure: true,
      isThirdRank: true,
    },
    {
      id: 'open',
      head: say('mc.openOrders'),
      cell: ({ openOrders }) => openOrders,
      sortBy: ({ openOrders }) => openOrders,
      isFigure: true,
    },
    {
      id: 'rate',
      head: say('mc.rate'),
      cell: ({ completedBp, ended }) => (completedBp === null ? '—' : `${completedBp / 100}% / ${ended}`),
      sortBy: ({ completedBp }) => completedBp ?? -1,
      isFigure: true,
    },
    {
      id: 'time',
      head: say('mc.time'),
      cell: ({ seconds }) => (seconds === null ? '—' : `${seconds} s`),
      isFigure: true,
    },
    {
      id: 'disputes',
      head: say('mc.disputes'),
      cell: ({ disputes }) => disputes,
      sortBy: ({ disputes }) => disputes,
      isFigure: true,
    },
    { id: 'owed', head: say('mc.owed'), cell: ({ owed }) => dong(owed), isFigure: true, isThirdRank: true },
  ]
}
