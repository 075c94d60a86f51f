import { ROOM_GIFT_DRAWINGS, ROOM_PARCEL } from '../drawings/room-gifts.tsx'

type RoomGiftProps = {
  /** The closed parcel without a name. */
  name?: keyof typeof ROOM_GIFT_DRAWINGS
  size: number
}

/** A gift of the rooms; its name stands beside it, so the drawing is silent. */
export function RoomGift({ name, size }: RoomGiftProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      {name ? ROOM_GIFT_DRAWINGS[name] : ROOM_PARCEL}
    </svg>
  )
}
