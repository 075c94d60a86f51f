// Written by scripts/icons.mjs from Phosphor Icons (MIT, see LICENSE-phosphor.txt).
import { phosphorIcon } from './phosphor-icon.tsx'

export const TrendUpIcon = phosphorIcon({
  bold: 'M244,56v64a12,12,0,0,1-24,0V85l-75.5,75.5a12,12,0,0,1-17,0L96,129,32.5,192.5a12,12,0,0,1-17-17l72-72a12,12,0,0,1,17,0L136,135l67-67H168a12,12,0,0,1,0-24h64A12,12,0,0,1,244,56Z',
})
