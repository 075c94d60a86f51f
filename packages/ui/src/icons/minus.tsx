// Written by scripts/icons.mjs from Phosphor Icons (MIT, see LICENSE-phosphor.txt).
import { phosphorIcon } from './phosphor-icon.tsx'

export const MinusIcon = phosphorIcon({
  bold: 'M228,128a12,12,0,0,1-12,12H40a12,12,0,0,1,0-24H216A12,12,0,0,1,228,128Z',
})
