// Written by scripts/icons.mjs from Phosphor Icons (MIT, see LICENSE-phosphor.txt).
import { phosphorIcon } from './phosphor-icon.tsx'

export const XIcon = phosphorIcon({
  bold: 'M208.5,191.5a12,12,0,0,1-17,17L128,145,64.5,208.5a12,12,0,0,1-17-17L111,128,47.5,64.5a12,12,0,0,1,17-17L128,111l63.5-63.5a12,12,0,0,1,17,17L145,128Z',
})
