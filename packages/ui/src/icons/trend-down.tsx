// Written by scripts/icons.mjs from Phosphor Icons (MIT, see LICENSE-phosphor.txt).
import { phosphorIcon } from './phosphor-icon.tsx'

export const TrendDownIcon = phosphorIcon({
  bold: 'M244,128v64a12,12,0,0,1-12,12H168a12,12,0,0,1,0-24h35l-67-67-31.5,31.5a12,12,0,0,1-17,0l-72-72a12,12,0,0,1,17-17L96,119l31.5-31.5a12,12,0,0,1,17,0L220,163V128a12,12,0,0,1,24,0Z',
})
