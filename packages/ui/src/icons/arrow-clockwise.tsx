// Written by scripts/icons.mjs from Phosphor Icons (MIT, see LICENSE-phosphor.txt).
import { phosphorIcon } from './phosphor-icon.tsx'

export const ArrowClockwiseIcon = phosphorIcon({
  regular:
    'M240,56v48a8,8,0,0,1-8,8H184a8,8,0,0,1,0-16H211.4L184.8,71.6l-.3-.2a80,80,0,1,0-1.7,114.8,8,8,0,0,1,11,11.6A95.4,95.4,0,0,1,128,224h-1.3A96,96,0,1,1,195.8,60L224,85.8V56a8,8,0,1,1,16,0Z',
  bold: 'M244,56v48a12,12,0,0,1-12,12H184a12,12,0,1,1,0-24H201.1l-19-17.4c-.1-.1-.3-.2-.4-.4A76,76,0,1,0,127,204h1a75.5,75.5,0,0,0,52.1-20.7,12,12,0,0,1,16.5,17.4A99.5,99.5,0,0,1,128,228h-1.4A100,100,0,1,1,198.5,57.1L220,76.7V56a12,12,0,0,1,24,0Z',
})
