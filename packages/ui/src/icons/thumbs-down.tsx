// Written by scripts/icons.mjs from Phosphor Icons (MIT, see LICENSE-phosphor.txt).
import { phosphorIcon } from './phosphor-icon.tsx'

export const ThumbsDownIcon = phosphorIcon({
  regular:
    'M239.8,157l-12-96A24,24,0,0,0,204,40H32A16,16,0,0,0,16,56v88a16,16,0,0,0,16,16H75.1l37.8,75.6A8,8,0,0,0,120,240a40,40,0,0,0,40-40V184h56a24,24,0,0,0,23.8-27ZM72,144H32V56H72Zm150,21.3a7.9,7.9,0,0,1-6,2.7H152a8,8,0,0,0-8,8v24a24,24,0,0,1-19.3,23.5L88,150.1V56H204a8,8,0,0,1,7.9,7l12,96A7.9,7.9,0,0,1,222,165.3Z',
  fill: 'M239.8,157l-12-96A24,24,0,0,0,204,40H32A16,16,0,0,0,16,56v88a16,16,0,0,0,16,16H75.1l37.8,75.6A8,8,0,0,0,120,240a40,40,0,0,0,40-40V184h56a24,24,0,0,0,23.8-27ZM72,144H32V56H72Z',
})
