// Written by scripts/icons.mjs from Phosphor Icons (MIT, see LICENSE-phosphor.txt).
import { phosphorIcon } from './phosphor-icon.tsx'

export const ShareFatIcon = phosphorIcon({
  fill: 'M237.7,117.7l-80,80A8,8,0,0,1,144,192V152.2c-57.1,3.2-96.3,40.3-107.2,52h0a12,12,0,0,1-20.7-9.6c3.7-32.3,21.4-63.3,49.8-87.4,23.6-20,52.2-32.7,78.2-34.9V32a8,8,0,0,1,13.7-5.7l80,80A8,8,0,0,1,237.7,117.7Z',
})
