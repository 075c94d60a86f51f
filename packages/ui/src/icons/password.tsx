// Written by scripts/icons.mjs from Phosphor Icons (MIT, see LICENSE-phosphor.txt).
import { phosphorIcon } from './phosphor-icon.tsx'

export const PasswordIcon = phosphorIcon({
  regular:
    'M48,56V200a8,8,0,0,1-16,0V56a8,8,0,0,1,16,0Zm92,54.5L120,117V96a8,8,0,0,0-16,0v21L84,110.5a8,8,0,0,0-5,15.2l20,6.5-12.3,17a8,8,0,1,0,12.9,9.4l12.3-17,12.3,17a8,8,0,1,0,12.9-9.4l-12.3-17,20-6.5A8,8,0,0,0,140,110.5ZM246,115.6A8,8,0,0,0,236,110.5L216,117V96a8,8,0,0,0-16,0v21l-20-6.5a8,8,0,0,0-5,15.2l20,6.5-12.3,17a8,8,0,1,0,12.9,9.4l12.3-17,12.3,17a8,8,0,1,0,12.9-9.4l-12.3-17,20-6.5A8,8,0,0,0,246,115.6Z',
})
