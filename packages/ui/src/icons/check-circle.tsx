// Written by scripts/icons.mjs from Phosphor Icons (MIT, see LICENSE-phosphor.txt).
import { phosphorIcon } from './phosphor-icon.tsx'

export const CheckCircleIcon = phosphorIcon({
  regular:
    'M173.7,98.3a8,8,0,0,1,0,11.3l-56,56a8,8,0,0,1-11.3,0l-24-24a8,8,0,0,1,11.3-11.3L112,148.7l50.3-50.4A8,8,0,0,1,173.7,98.3ZM232,128A104,104,0,1,1,128,24,104.1,104.1,0,0,1,232,128Zm-16,0a88,88,0,1,0-88,88A88.1,88.1,0,0,0,216,128Z',
  fill: 'M128,24A104,104,0,1,0,232,128,104.1,104.1,0,0,0,128,24Zm45.7,85.7-56,56a8,8,0,0,1-11.3,0l-24-24a8,8,0,0,1,11.3-11.3L112,148.7l50.3-50.4a8,8,0,0,1,11.3,11.3Z',
})
