import {
  type OwnGift,
  ROOM_GIFT_COUNTS,
  ROOM_GIFT_NAMES,
  ROOM_GIFT_TAP_MAX,
  ROOM_GIFTS,
  type RoomGift as GiftName,
} from '@keo/contract/room-messages'
import { UnderlineTabs } from '@keo/ui/bars/underline-tabs'
import { RoomGift } from '@keo/ui/product/room-gift'
import { WalletIcon } from '@keo/ui/icons/wallet'
import { Sheet } from '@keo/ui/layers/sheet'
import { Button } from '@keo/ui/primitives/button'
import { money, parseMoney } from '@keo/units/money'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { formatCompact, formatWholeMoney } from '../../language/format.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { Problem } from '../../page-kit/problem.tsx'
import { newTapKey } from '../../page-kit/tap-key.ts'
import { toast } from '../../toasts/toast.ts'
import { useBalance } from '../wallet/index.ts'
import { GiftBag } from './gift-bag.tsx'
import { talkQueries, useGive } from './talk-queries.ts'
import './gift-tray.css'

type Count = (typeof ROOM_GIFT_COUNTS)[number]
const sumOf = (gift: GiftName, count: Count) => ROOM_GIFTS[gift] * count
const dong = (whole: number) => money(BigInt(whole) * 100n, 'VND')

type GiftTrayProps = { roomId: string; onClose: () => void }

type Tab = 'gifts' | 'bag'
const PANEL_ID = 'gift-panel'

/** Eight gifts, how many of them, and a button that names the sum; beside them the bag with what was given. */
export default function GiftTray({ roomId, onClose }: GiftTrayProps) {
  const say = useMessages()
  const [tab, setTab] = useState<Tab>('gifts')
  const [gift, setGift] = useState<GiftName>('lotus')
  const [wanted, setCount] = useState<Count>(1)
  const count = sumOf(gift, wanted) > ROOM_GIFT_TAP_MAX ? 1 : wanted
  const { give, send } = useTap(roomId)
  const again = (own: OwnGift) => {
    setGift(own.gift)
    setCount(own.count)
    setTab('gifts')
  }
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={<TrayTabs tab={tab} onTab={setTab} />}
      closeLabel={say('common.close')}
      dismissible={!give.isPending}
      actions={<Balance />}
      footer={
        tab === 'gifts' ? (
          <div className="gift-footer">
            <Counts gift={gift} count={count} onCount={setCount} />
            <GiveButton sum={sumOf(gift, count)} busy={give.isPending} onGive={() => send(gift, count)} />
          </div>
        ) : undefined
      }
    >
      <div id={PANEL_ID} role="tabpanel" aria-label={say(TAB_NAMES[tab])} className="gift-panel">
        {tab === 'gifts' ? (
          <>
            <Gifts gift={gift} onGift={setGift} />
            <Problem error={give.error} />
            <Limits />
          </>
        ) : (
          <GiftBag roomId={roomId} onAgain={again} />
        )}
      </div>
    </Sheet>
  )
}

const TAB_NAMES = { gifts: 'roomGift.title', bag: 'roomGift.bag' } as const satisfies Record<Tab, string>

function TrayTabs({ tab, onTab }: { tab: Tab; onTab: (tab: Tab) => void }) {
  const say = useMessages()
  return (
    <UnderlineTabs
      label={say('roomGift.tabs')}
      tabs={(['gifts', 'bag'] as const).map((key) => ({ key, label: say(TAB_NAMES[key]) }))}
      value={tab}
      onChange={onTab}
      panelId={PANEL_ID}
    />
  )
}

function Gifts({ gift, onGift }: { gift: GiftName; onGift: (gift: GiftName) => void }) {
  const say = useMessages()
  const language = useLanguage()
  return (
    <div className="gift-grid" role="radiogroup" aria-label={say('roomGift.title')}>
      {ROOM_GIFT_NAMES.map((name) => (
        <button
          key={name}
          type="button"
          role="radio"
          aria-checked={name === gift}
          onClick={() => onGift(name)}
        >
          <RoomGift name={name} size={44} />
          <span className="ell">{say(`roomGift.name.${name}`)}</span>
          <b className="num">{formatCompact(ROOM_GIFTS[name], language)}</b>
        </button>
      ))}
    </div>
  )
}

function GiveButton({ sum, busy, onGive }: { sum: number; busy: boolean; onGive: () => void }) {
  const say = useMessages()
  const language = useLanguage()
  return (
    <Button kind="primary" size="l" className="gift-give" busy={busy} onClick={onGive}>
      {say('roomGift.give', { amount: formatWholeMoney(dong(sum), language) })}
    </Button>
  )
}

/** One key for one wish: what got no answer is asked for again, and is paid once. */
function useTap(roomId: string) {
  const say = useMessages()
  const give = useGive(roomId)
  const wish = useRef({ what: '', key: '' })
  return {
    give,
    send(gift: GiftName, count: Count): void {
      const what = `${gift}:${count}`
      if (wish.current.what !== what) wish.current = { what, key: newTapKey() }
      give.mutate(
        { key: wish.current.key, gift, count },
        {
          onSuccess: () => {
            wish.current = { what: '', key: '' }
            const words = { gift: say(`roomGift.name.${gift}`), count }
            toast.show(say('roomGift.given', words), { kind: 'success' })
          },
        },
      )
    },
  }
}

function Balance() {
  const say = useMessages()
  const language = useLanguage()
  const balance = useBalance()
  if (!balance) return null
  const amount = formatWholeMoney(balance, language)
  return (
    <span className="gift-balance">
      <WalletIcon weight="fill" size={16} />
      <span className="sr-only">{say('roomGift.balance', { amount })}</span>
      <span className="num" aria-hidden="true">
        {amount}
      </span>
    </span>
  )
}

function Counts({ gift, count, onCount }: { gift: GiftName; count: Count; onCount: (count: Count) => void }) {
  const say = useMessages()
  return (
    <div className="gift-counts" role="radiogroup" aria-label={say('roomGift.count')}>
      {ROOM_GIFT_COUNTS.map((many) => (
        <button
          key={many}
          type="button"
          role="radio"
          className="num"
          aria-checked={many === count}
          disabled={sumOf(gift, many) > ROOM_GIFT_TAP_MAX}
          onClick={() => onCount(many)}
        >
          {many}
        </button>
      ))}
    </div>
  )
}

/** What may still be given today, and whose it is then. */
function Limits() {
  const say = useMessages()
  const language = useLanguage()
  const { data } = useQuery(talkQueries.giftLimit())
  const left = data && parseMoney(data.dayLeft, 'VND')
  return (
    <p className="gift-note">
      {left ? `${say('roomGift.dayLeft', { amount: formatWholeMoney(left, language) })}. ` : null}
      {say('roomGift.house')}
    </p>
  )
}
