import { draw } from './draw.ts'

const FRAME = { width: 200, height: 180 }

/** The plate under the bowl, in the same frame as the bowl. */
export const plate = () =>
  draw(
    (inks) =>
      `<ellipse cx="100" cy="150" rx="92" ry="26" fill="#000" opacity=".35"/><ellipse cx="100" cy="138" rx="92" ry="30" fill="${inks.line('#FFFFFF', '#9AA69C')}"/><ellipse cx="100" cy="134" rx="84" ry="25" fill="${inks.line('#DDE3DA', '#F6F8F3')}"/><ellipse cx="100" cy="134" rx="84" ry="25" fill="none" stroke="#2F6FE0" stroke-width="2.5" stroke-dasharray="5 5" opacity=".55"/>`,
    FRAME,
  )

/** The bowl alone: it is shaken and lifted over the plate. */
export const bowl = () =>
  draw(
    (inks) =>
      `<path d="M20 128C22 86 52 60 100 60s78 26 80 68c-12 15-44 21-80 21s-68-6-80-21Z" fill="${inks.line('#FFFFFF', '#A8B4C4', 1, 1)}"/><g clip-path="${inks.clip('M20 128C22 86 52 60 100 60s78 26 80 68c-12 15-44 21-80 21s-68-6-80-21Z')}"><path d="M34 30h36l52 140H80zM92 30h12l52 140h-22z" fill="#fff" opacity=".6"/><path d="M10 112c30 19 150 19 180 0v9c-30 19-150 19-180 0zM16 101c28 15 140 15 168 0v3c-28 15-140 15-168 0z" fill="#1F4FB8" opacity=".88"/><path d="M100 74c7 5 8 12 0 19-8-7-7-14 0-19ZM78 80c9 0 13 5 13 13-9 0-14-5-13-13ZM122 80c-9 0-13 5-13 13 9 0 14-5 13-13ZM52 86c6 1 9 5 8 11-6-1-9-5-8-11ZM148 86c-6 1-9 5-8 11 6-1 9-5 8-11Z" fill="#1F4FB8" opacity=".88"/></g><path d="M62 54v10c8 9 68 9 76 0V54z" fill="${inks.line('#E6ECF2', '#8E9CAC', 1, 0)}"/><ellipse cx="100" cy="54" rx="38" ry="10" fill="${inks.line('#FFFFFF', '#C3CEDA')}"/><ellipse cx="100" cy="55" rx="30" ry="7" fill="#93A2B4"/><ellipse cx="100" cy="57" rx="26" ry="5" fill="#C9D3DE"/>`,
    FRAME,
  )
