// Written by scripts/icons.mjs from Phosphor Icons (MIT, see LICENSE-phosphor.txt).
import { phosphorIcon } from './phosphor-icon.tsx'

export const CaretUpIcon = phosphorIcon({
  bold: 'M216.5,168.5a12,12,0,0,1-17,0L128,97,56.5,168.5a12,12,0,0,1-17-17l80-80a12,12,0,0,1,17,0l80,80A12,12,0,0,1,216.5,168.5Z',
})
