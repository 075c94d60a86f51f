// Written by scripts/icons.mjs from Phosphor Icons (MIT, see LICENSE-phosphor.txt).
import { phosphorIcon } from './phosphor-icon.tsx'

export const CaretDoubleRightIcon = phosphorIcon({
  bold: 'M144.5,136.5l-80,80a12,12,0,0,1-17-17L119,128,47.5,56.5a12,12,0,0,1,17-17l80,80A12,12,0,0,1,144.5,136.5Zm80-17-80-80a12,12,0,1,0-17,17L199,128l-71.5,71.5a12,12,0,0,0,17,17l80-80A12,12,0,0,0,224.5,119.5Z',
})
