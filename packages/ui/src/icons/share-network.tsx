// Written by scripts/icons.mjs from Phosphor Icons (MIT, see LICENSE-phosphor.txt).
import { phosphorIcon } from './phosphor-icon.tsx'

export const ShareNetworkIcon = phosphorIcon({
  regular:
    'M176,160a39.9,39.9,0,0,0-28.6,12.1l-46.1-29.6a39.8,39.8,0,0,0,0-28.9l46.1-29.6a40,40,0,1,0-8.7-13.4l-46.1,29.6a40,40,0,1,0,0,55.8l46.1,29.6A40,40,0,1,0,176,160Zm0-128a24,24,0,1,1-24,24A24,24,0,0,1,176,32ZM64,152a24,24,0,1,1,24-24A24,24,0,0,1,64,152Zm112,72a24,24,0,1,1,24-24A24,24,0,0,1,176,224Z',
})
