// Written by scripts/icons.mjs from Phosphor Icons (MIT, see LICENSE-phosphor.txt).
import { phosphorIcon } from './phosphor-icon.tsx'

export const FlagPennantIcon = phosphorIcon({
  regular:
    'M242.63,96.44l-184-64A8,8,0,0,0,48,40V216a8,8,0,0,0,16,0V173.69l178.63-62.13a8,8,0,0,0,0-15.12ZM64,156.75V51.25L215.65,104Z',
  fill: 'M248,104a8,8,0,0,1-5.37,7.56L64,173.69V216a8,8,0,0,1-16,0V40a8,8,0,0,1,10.63-7.56l184,64A8,8,0,0,1,248,104Z',
})
