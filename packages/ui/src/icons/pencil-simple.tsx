// Written by scripts/icons.mjs from Phosphor Icons (MIT, see LICENSE-phosphor.txt).
import { phosphorIcon } from './phosphor-icon.tsx'

export const PencilSimpleIcon = phosphorIcon({
  regular:
    'M227.3,73.4,182.6,28.7a16,16,0,0,0-22.6,0L36.7,152A15.9,15.9,0,0,0,32,163.3V208a16,16,0,0,0,16,16H92.7A15.9,15.9,0,0,0,104,219.3L227.3,96a16,16,0,0,0,0-22.6ZM92.7,208H48V163.3l88-88L180.7,120ZM192,108.7,147.3,64l24-24L216,84.7Z',
  bold: 'M230.1,70.5,185.5,25.9a20,20,0,0,0-28.3,0L33.9,149.2A19.9,19.9,0,0,0,28,163.3V208a20,20,0,0,0,20,20H92.7a19.9,19.9,0,0,0,14.1-5.9L230.1,98.8a20,20,0,0,0,0-28.3ZM91,204H52V165l84-84,39,39ZM192,103,153,64l18.3-18.3,39,39Z',
})
