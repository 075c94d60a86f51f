// Written by scripts/icons.mjs from Phosphor Icons (MIT, see LICENSE-phosphor.txt).
import { phosphorIcon } from './phosphor-icon.tsx'

export const ClockCounterClockwiseIcon = phosphorIcon({
  regular:
    'M136,80v43.5l36.1,21.7a8,8,0,0,1-8.2,13.7l-40-24A8,8,0,0,1,120,128V80a8,8,0,0,1,16,0Zm-8-48A95.4,95.4,0,0,0,60.1,60.1C52.8,67.5,46.4,74.6,40,82V64a8,8,0,0,0-16,0v40a8,8,0,0,0,8,8H72a8,8,0,0,0,0-16H49c7.2-8.4,14.3-16.4,22.4-24.6a80,80,0,1,1,1.7,114.8,8,8,0,1,0-11,11.6A96,96,0,1,0,128,32Z',
})
