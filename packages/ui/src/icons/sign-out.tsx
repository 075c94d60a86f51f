// Written by scripts/icons.mjs from Phosphor Icons (MIT, see LICENSE-phosphor.txt).
import { phosphorIcon } from './phosphor-icon.tsx'

export const SignOutIcon = phosphorIcon({
  regular:
    'M120,216a8,8,0,0,1-8,8H48a8,8,0,0,1-8-8V40a8,8,0,0,1,8-8h64a8,8,0,0,1,0,16H56V208h56A8,8,0,0,1,120,216Zm109.7-93.7-40-40a8,8,0,0,0-11.3,11.3L204.7,120H112a8,8,0,0,0,0,16h92.7l-26.4,26.3a8,8,0,0,0,11.3,11.3l40-40A8,8,0,0,0,229.7,122.3Z',
})
