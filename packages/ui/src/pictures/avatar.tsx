import avatar1 from '../../assets/avatars/1.svg?no-inline'
import avatar2 from '../../assets/avatars/2.svg?no-inline'
import avatar3 from '../../assets/avatars/3.svg?no-inline'
import avatar4 from '../../assets/avatars/4.svg?no-inline'
import avatar5 from '../../assets/avatars/5.svg?no-inline'
import avatar6 from '../../assets/avatars/6.svg?no-inline'
import avatar7 from '../../assets/avatars/7.svg?no-inline'
import avatar8 from '../../assets/avatars/8.svg?no-inline'
import avatar9 from '../../assets/avatars/9.svg?no-inline'
import avatar10 from '../../assets/avatars/10.svg?no-inline'

const AVATARS = [avatar1, avatar2, avatar3, avatar4, avatar5, avatar6, avatar7, avatar8, avatar9, avatar10]

export const AVATAR_COUNT = AVATARS.length

type AvatarProps = {
  /** 1 to 10, or the address of a picture. */
  picture: number | string
  size: number
  /** Spoken name; leave it out beside the member's own name. */
  label?: string
}

/** Ten cut-paper animals, or the member's own picture. An unknown number shows the first. */
export function Avatar({ picture, size, label = '' }: AvatarProps) {
  const source = typeof picture === 'string' ? picture : (AVATARS[picture - 1] ?? AVATARS[0])
  return (
    <img
      src={source}
      width={size}
      height={size}
      alt={label}
      className="rounded-full object-cover"
      draggable={false}
    />
  )
}
