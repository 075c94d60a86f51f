// Written by scripts/icons.mjs from Phosphor Icons (MIT, see LICENSE-phosphor.txt).
import { phosphorIcon } from './phosphor-icon.tsx'

export const DownloadSimpleIcon = phosphorIcon({
  regular:
    'M224,144v64a8,8,0,0,1-8,8H40a8,8,0,0,1-8-8V144a8,8,0,0,1,16,0v56H208V144a8,8,0,0,1,16,0Zm-101.7,5.7a8,8,0,0,0,11.3,0l40-40a8,8,0,0,0-11.3-11.3L136,124.7V32a8,8,0,0,0-16,0v92.7L93.7,98.3a8,8,0,0,0-11.3,11.3Z',
  bold: 'M228,144v64a12,12,0,0,1-12,12H40a12,12,0,0,1-12-12V144a12,12,0,0,1,24,0v52H204V144a12,12,0,0,1,24,0Zm-108.5,8.5a12,12,0,0,0,17,0l40-40a12,12,0,0,0-17-17L140,115V32a12,12,0,0,0-24,0v83L96.5,95.5a12,12,0,0,0-17,17Z',
})
