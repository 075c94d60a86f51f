// Written by scripts/icons.mjs from Phosphor Icons (MIT, see LICENSE-phosphor.txt).
import { phosphorIcon } from './phosphor-icon.tsx'

export const CheckIcon = phosphorIcon({
  bold: 'M232.5,80.5l-128,128a12,12,0,0,1-17,0l-56-56a12,12,0,1,1,17-17L96,183,215.5,63.5a12,12,0,0,1,17,17Z',
})
