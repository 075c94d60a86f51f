import type { RoomDetail } from '@keo/contract/rooms'
import { ReceiptIcon } from '@keo/ui/icons/receipt'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { useMessages } from '../../../language/messages.ts'
import { openCart, useCartCount } from '../../bet-cart/index.ts'
import { RoomChat } from '../../room-chat/index.ts'

/** The talk of the room, with the slip beside its field. */
export default function TalkTab({ room: { id, pinned } }: { room: RoomDetail }) {
  return <RoomChat roomId={id} pinned={pinned} beside={<CartButton />} />
}

function CartButton() {
  const say = useMessages()
  const count = useCartCount()
  if (count === 0) return null
  return (
    <IconButton
      className="room-cart"
      label={say('room.cart', { count })}
      count={count}
      icon={<ReceiptIcon size={22} weight="fill" />}
      onClick={openCart}
    />
  )
}
