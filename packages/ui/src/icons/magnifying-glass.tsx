// Written by scripts/icons.mjs from Phosphor Icons (MIT, see LICENSE-phosphor.txt).
import { phosphorIcon } from './phosphor-icon.tsx'

export const MagnifyingGlassIcon = phosphorIcon({
  regular:
    'M229.7,218.3l-50.1-50.1a88.1,88.1,0,1,0-11.3,11.3l50.1,50.1a8,8,0,0,0,11.3-11.3ZM40,112a72,72,0,1,1,72,72A72.1,72.1,0,0,1,40,112Z',
  bold: 'M232.5,215.5,185,168a92.1,92.1,0,1,0-17,17l47.5,47.5a12,12,0,0,0,17-17ZM44,112a68,68,0,1,1,68,68A68.1,68.1,0,0,1,44,112Z',
})
