// Written by scripts/icons.mjs from Phosphor Icons (MIT, see LICENSE-phosphor.txt).
import { phosphorIcon } from './phosphor-icon.tsx'

export const TimerIcon = phosphorIcon({
  bold: 'M128,44a96,96,0,1,0,96,96A96.1,96.1,0,0,0,128,44Zm0,168a72,72,0,1,1,72-72A72.1,72.1,0,0,1,128,212ZM164.5,99.5a12,12,0,0,1,0,17l-28,28a12,12,0,0,1-17-17l28-28A12,12,0,0,1,164.5,99.5ZM92,16A12,12,0,0,1,104,4h48a12,12,0,0,1,0,24H104A12,12,0,0,1,92,16Z',
})
