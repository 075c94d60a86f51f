// Written by scripts/icons.mjs from Phosphor Icons (MIT, see LICENSE-phosphor.txt).
import { phosphorIcon } from './phosphor-icon.tsx'

export const CaretRightIcon = phosphorIcon({
  bold: 'M184.5,136.5l-80,80a12,12,0,0,1-17-17L159,128,87.5,56.5a12,12,0,1,1,17-17l80,80A12,12,0,0,1,184.5,136.5Z',
})
