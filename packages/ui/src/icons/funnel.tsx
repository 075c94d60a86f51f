// Written by scripts/icons.mjs from Phosphor Icons (MIT, see LICENSE-phosphor.txt).
import { phosphorIcon } from './phosphor-icon.tsx'

export const FunnelIcon = phosphorIcon({
  regular:
    'M230.6,49.5A15.8,15.8,0,0,0,216,40H40A16,16,0,0,0,28.2,66.8l.1.1L96,139.2V216a16,16,0,0,0,24.9,13.3l32-21.3A16,16,0,0,0,160,194.7V139.2l67.7-72.3.1-.1A15.8,15.8,0,0,0,230.6,49.5ZM40,56h0Zm106.2,74.6A8,8,0,0,0,144,136v58.7L112,216V136a8,8,0,0,0-2.2-5.5L40,56H216Z',
  fill: 'M227.8,66.8l-.1.1L160,139.2v55.5A16,16,0,0,1,152.9,208l-32,21.3A16,16,0,0,1,96,216V139.2L28.3,66.8l-.1-.1A16,16,0,0,1,40,40H216a16,16,0,0,1,11.8,26.8Z',
})
