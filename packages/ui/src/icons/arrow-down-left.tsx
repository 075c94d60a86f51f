// Written by scripts/icons.mjs from Phosphor Icons (MIT, see LICENSE-phosphor.txt).
import { phosphorIcon } from './phosphor-icon.tsx'

export const ArrowDownLeftIcon = phosphorIcon({
  regular:
    'M197.7,69.7,83.3,184H168a8,8,0,0,1,0,16H64a8,8,0,0,1-8-8V88a8,8,0,0,1,16,0v84.7L186.3,58.3a8,8,0,0,1,11.3,11.3Z',
  bold: 'M200.5,72.5,93,180h75a12,12,0,0,1,0,24H64a12,12,0,0,1-12-12V88a12,12,0,0,1,24,0v75L183.5,55.5a12,12,0,0,1,17,17Z',
  fill: 'M197.7,69.7,127.3,140l46.4,46.3A8,8,0,0,1,168,200H64a8,8,0,0,1-8-8V88a8,8,0,0,1,13.7-5.7L116,128.7l70.3-70.3a8,8,0,0,1,11.3,11.3Z',
})
