// Written by scripts/icons.mjs from Phosphor Icons (MIT, see LICENSE-phosphor.txt).
import { phosphorIcon } from './phosphor-icon.tsx'

export const FlagPennantIcon = phosphorIcon({
  regular:
    'M242.6,96.4l-184-64A8,8,0,0,0,48,40V216a8,8,0,0,0,16,0V173.7l178.6-62.1a8,8,0,0,0,0-15.1ZM64,156.8V51.3L215.7,104Z',
  fill: 'M248,104a8,8,0,0,1-5.4,7.6L64,173.7V216a8,8,0,0,1-16,0V40a8,8,0,0,1,10.6-7.6l184,64A8,8,0,0,1,248,104Z',
})
