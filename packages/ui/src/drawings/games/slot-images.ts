import den from '../../../assets/games/slot/den.svg?no-inline'
import denVang from '../../../assets/games/slot/den-vang.svg?no-inline'
import sen from '../../../assets/games/slot/sen.svg?no-inline'
import thuyen from '../../../assets/games/slot/thuyen.svg?no-inline'
import ca from '../../../assets/games/slot/ca.svg?no-inline'
import non from '../../../assets/games/slot/non.svg?no-inline'
import quat from '../../../assets/games/slot/quat.svg?no-inline'
import trong from '../../../assets/games/slot/trong.svg?no-inline'
import trang from '../../../assets/games/slot/trang.svg?no-inline'
import xu from '../../../assets/games/slot/xu.svg?no-inline'
import banh from '../../../assets/games/slot/banh.svg?no-inline'
import mai from '../../../assets/games/slot/mai.svg?no-inline'
import tre from '../../../assets/games/slot/tre.svg?no-inline'
import letterA from '../../../assets/games/slot/a.svg?no-inline'
import letterK from '../../../assets/games/slot/k.svg?no-inline'
import letterQ from '../../../assets/games/slot/q.svg?no-inline'
import letterJ from '../../../assets/games/slot/j.svg?no-inline'

/** Addresses of the symbols of slots. */
export const SLOT_IMAGES = {
  den,
  denVang,
  sen,
  thuyen,
  ca,
  non,
  quat,
  trong,
  trang,
  xu,
  banh,
  mai,
  tre,
  A: letterA,
  K: letterK,
  Q: letterQ,
  J: letterJ,
} as const

export type SlotImage = keyof typeof SLOT_IMAGES
