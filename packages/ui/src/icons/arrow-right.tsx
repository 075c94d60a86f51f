// Written by scripts/icons.mjs from Phosphor Icons (MIT, see LICENSE-phosphor.txt).
import { phosphorIcon } from './phosphor-icon.tsx'

export const ArrowRightIcon = phosphorIcon({
  regular:
    'M221.7,133.7l-72,72a8,8,0,0,1-11.3-11.3L196.7,136H40a8,8,0,0,1,0-16H196.7L138.3,61.7a8,8,0,0,1,11.3-11.3l72,72A8,8,0,0,1,221.7,133.7Z',
  bold: 'M224.5,136.5l-72,72a12,12,0,0,1-17-17L187,140H40a12,12,0,0,1,0-24H187L135.5,64.5a12,12,0,0,1,17-17l72,72A12,12,0,0,1,224.5,136.5Z',
})
