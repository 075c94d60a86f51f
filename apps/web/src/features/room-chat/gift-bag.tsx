import { type OwnGift, ROOM_GIFT_DAY_MAX } from '@keo/contract/room-messages'
import { PageList } from '@keo/ui/patterns/page-list'
import { Button } from '@keo/ui/primitives/button'
import { ProgressBar } from '@keo/ui/primitives/progress-bar'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { RoomGift } from '@keo/ui/product/room-gift'
import { parseServerTime } from '@keo/units/instants'
import { money, parseMoney } from '@keo/units/money'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { formatWholeMoney } from '../../language/format.ts'
import { formatDateTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { pageListProps, useListTexts } from '../../page-kit/page-list.ts'
import { talkQueries } from './talk-queries.ts'
import './gift-bag.css'

const DAY_MAX = money(BigInt(ROOM_GIFT_DAY_MAX) * 100n, 'VND')
const NOTHING = money(0n, 'VND')

type GiftBagProps = { roomId: string; onAgain: (own: OwnGift) => void }

/** What was given today against the limit of the day, and what was given in this room, to be given again. */
export function GiftBag({ roomId, onAgain }: GiftBagProps) {
  const say = useMessages()
  const query = useInfiniteQuery(talkQueries.ownGifts(roomId))
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <>
      <Today />
      <h3 className="gift-bag-title">{say('roomGift.ownTitle')}</h3>
      <PageList
        items={items}
        keyOf={({ key }) => key}
        render={(own) => <OwnRow own={own} onAgain={() => onAgain(own)} />}
        {...pageListProps(query, items.length)}
        texts={{ ...useListTexts(), empty: say('roomGift.ownNone'), emptyNote: say('roomGift.bagNote') }}
        skeleton={<ListRowSkeleton />}
      />
    </>
  )
}

function Today() {
  const say = useMessages()
  const language = useLanguage()
  const { data } = useQuery(talkQueries.giftLimit())
  const left = data && parseMoney(data.dayLeft, 'VND')
  if (!left) return null
  const given = money(DAY_MAX.minor - left.minor, 'VND')
  const words = say('roomGift.today', {
    given: formatWholeMoney(given, language),
    most: formatWholeMoney(DAY_MAX, language),
  })
  return (
    <div className="gift-bag-today">
      <p>{words}</p>
      <ProgressBar share={Number(given.minor) / Number(DAY_MAX.minor)} label={words} />
      <p>{say('roomGift.dayLeft', { amount: formatWholeMoney(left, language) })}</p>
    </div>
  )
}

function OwnRow({ own, onAgain }: { own: OwnGift; onAgain: () => void }) {
  const say = useMessages()
  const language = useLanguage()
  const amount = formatWholeMoney(parseMoney(own.amount, 'VND') ?? NOTHING, language)
  return (
    <div className="gift-bag-row">
      <RoomGift name={own.gift} size={36} />
      <p>
        <b>
          {say(`roomGift.name.${own.gift}`)} <span className="num">×{own.count}</span>
        </b>
        <span className="num">
          {amount} · {formatDateTime(parseServerTime(own.time) ?? 0, language)}
        </span>
      </p>
      <Button kind="soft" size="s" onClick={onAgain}>
        {say('roomGift.again')}
      </Button>
    </div>
  )
}
