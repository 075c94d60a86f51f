import { getChannels, type ConsoleChannel, type PayoutChannel } from '@keo/contract/console-money'
import { channelKind } from '../../parts/channel-kinds.ts'
import type { ScreenProps } from '../../parts/screen.ts'
import { Empty, Loaded } from '../../parts/states.tsx'
import { Table, type Column } from '../../parts/table.tsx'
import { age, dong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { go, pathTo } from '../../platform/place.ts'
import { REFRESH_MS, useCall } from '../../platform/queries.ts'
import { ChannelSettings } from './channel-settings.tsx'
import './channels.css'
import { ADD, NewChannel } from './new-channel.tsx'
import { payoutPlace, PayoutSettings } from './payout-settings.tsx'
import { RatePart } from './rate-part.tsx'
import { RATE, RateSettings } from './rate-settings.tsx'
import { RULES, RuleSettings } from './rule-settings.tsx'
import { WithdrawRules } from './withdraw-rules.tsx'
import { words } from './words.ts'

type Way = ConsoleChannel | PayoutChannel

/** Ways in and out with the health of who stands behind them, and the rules that need nobody. */
export default function ChannelsScreen({ me, open }: ScreenProps) {
  const { say } = useLook(words)
  const channels = useCall(getChannels, {}, REFRESH_MS)
  const mayManage = me.permissions.includes('channels.manage')
  return (
    <Loaded of={channels}>
      {({ now, deposits, payouts, rules, usdtRate }) => {
        const chosen = deposits.find(({ id }) => id === open)
        const out = payouts.find((way) => payoutPlace(way) === open)
        return (
          <div className="list-and-side">
            <div className="stack">
              <Ways title={say('ch.in')} ways={deposits} now={now} open={open} mayAdd={mayManage} />
              <Ways title={say('ch.out')} ways={payouts} now={now} open={open} mayAdd={false} />
              <RatePart rate={usdtRate} mayManage={mayManage} />
              <WithdrawRules rules={rules} mayManage={mayManage} />
            </div>
            {chosen && mayManage ? (
              <ChannelSettings key={chosen.id} channel={chosen} />
            ) : out && mayManage ? (
              <PayoutSettings key={out.channel} channel={out} />
            ) : open === ADD && mayManage ? (
              <NewChannel />
            ) : open === RULES && mayManage ? (
              <RuleSettings rules={rules} />
            ) : open === RATE && usdtRate && mayManage ? (
              <RateSettings rate={usdtRate} />
            ) : (
              <Empty>{say('ch.pick')}</Empty>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}

const idOf = (way: Way): string => ('id' in way ? way.id : payoutPlace(way))

type WaysProps = { title: string; ways: readonly Way[]; now: number; open: string; mayAdd: boolean }

function Ways({ title, ways, now, open, mayAdd }: WaysProps) {
  const { say, language } = useLook(words)
  const stateOf = (way: Way) =>
    !way.isServed ? say('ch.unserved') : say(way.isOpen ? 'ch.open' : 'ch.closed')
  const columns: Column<Way>[] = [
    {
      id: 'name',
      head: say('ch.name'),
      cell: (way) => ('name' in way ? way.name[language] : channelKind(way.channel, language)),
      givesWay: true,
    },
    { id: 'state', head: say('ch.state'), cell: stateOf },
    {
      id: 'limits',
      head: say('ch.limits'),
      cell: (way) => `${dong(way.min)} – ${dong(way.max)} ${way.currency}`,
      isFigure: true,
    },
    {
      id: 'gift',
      head: say('ch.giftHead'),
      cell: (way) => ('giftBp' in way ? `${way.giftBp / 100}` : '—'),
      isFigure: true,
      isThirdRank: true,
    },
    { id: 'waiting', head: say('ch.waiting'), cell: ({ waiting }) => waiting, isFigure: true },
    {
      id: 'oldest',
      head: say('ch.oldest'),
      cell: ({ oldestAt }) => (oldestAt === null ? '—' : age(now - oldestAt)),
      isFigure: true,
    },
    { id: 'done', head: say('ch.done'), cell: ({ done }) => done, isFigure: true },
    { id: 'failed', head: say('ch.failed'), cell: ({ failed }) => failed, isFigure: true },
    { id: 'sum', head: say('ch.sum'), cell: ({ sum }) => dong(sum), isFigure: true, isThirdRank: true },
    {
      id: 'seconds',
      head: say('ch.seconds'),
      cell: ({ seconds }) => (seconds === null ? '—' : `${seconds} s`),
      isFigure: true,
      isThirdRank: true,
    },
  ]
  return (
    <section className="panel">
      <h2>
        {title} {mayAdd ? <a href={pathTo('channels', ADD)}>{say('ch.add')}</a> : null}
      </h2>
      {ways.length === 0 ? <Empty>{say('ch.none')}</Empty> : null}
      <Table
        label={title}
        columns={columns}
        rows={ways}
        idOf={idOf}
        current={open}
        onOpen={(way) => go('channels', idOf(way))}
      />
    </section>
  )
}
