// Written by scripts/icons.mjs from Phosphor Icons (MIT, see LICENSE-phosphor.txt).
import { phosphorIcon } from './phosphor-icon.tsx'

export const ArrowUpRightIcon = phosphorIcon({
  regular:
    'M200,64V168a8,8,0,0,1-16,0V83.3L69.7,197.7a8,8,0,0,1-11.3-11.3L172.7,72H88a8,8,0,0,1,0-16H192A8,8,0,0,1,200,64Z',
  bold: 'M204,64V168a12,12,0,0,1-24,0V93L72.5,200.5a12,12,0,0,1-17-17L163,76H88a12,12,0,0,1,0-24H192A12,12,0,0,1,204,64Z',
  fill: 'M200,64V168a8,8,0,0,1-13.7,5.7L140,127.3,69.7,197.7a8,8,0,0,1-11.3-11.3L128.7,116,82.3,69.7A8,8,0,0,1,88,56H192A8,8,0,0,1,200,64Z',
})
