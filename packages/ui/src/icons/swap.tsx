// Written by scripts/icons.mjs from Phosphor Icons (MIT, see LICENSE-phosphor.txt).
import { phosphorIcon } from './phosphor-icon.tsx'

export const SwapIcon = phosphorIcon({
  regular:
    'M224,48V152a16,16,0,0,1-16,16H99.3l10.3,10.3a8,8,0,0,1-11.3,11.3l-24-24a8,8,0,0,1,0-11.3l24-24a8,8,0,0,1,11.3,11.3L99.3,152H208V48H96v8a8,8,0,0,1-16,0V48A16,16,0,0,1,96,32H208A16,16,0,0,1,224,48ZM168,192a8,8,0,0,0-8,8v8H48V104H156.7l-10.3,10.3a8,8,0,0,0,11.3,11.3l24-24a8,8,0,0,0,0-11.3l-24-24a8,8,0,0,0-11.3,11.3L156.7,88H48a16,16,0,0,0-16,16V208a16,16,0,0,0,16,16H160a16,16,0,0,0,16-16v-8A8,8,0,0,0,168,192Z',
})
