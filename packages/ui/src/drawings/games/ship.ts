import { draw } from './draw.ts'

/** The ship of crash: a lạc bird, the bird of the bronze drum, built as a craft with beak, crest, swept wing and tail plume. */
export const ship = (hasFlame = true) =>
  draw(
    (inks) =>
      `${hasFlame ? `<path d="M40 44C22 40 8 46 0 56c14 2 26 4 40 2z" fill="${inks.line('#FF4B2B', '#FFD25A', 1, 0)}" opacity=".95"/><path d="M42 47c-12-1-20 2-26 8 10 1 18 1 26-1z" fill="#FFF6CF"/>` : ''}<path d="M46 40C38 28 28 22 16 20c2 10 8 20 22 28z" fill="${inks.line('#FF7A6B', '#B3161E')}"/><path d="M44 58c-8 6-14 14-16 24 12-2 22-8 28-18z" fill="${inks.line('#C2210F', '#6E0A12')}"/><path d="M36 50c6-12 24-20 46-18 14 1 26 5 36 10-10 8-22 14-38 18-18 4-36 2-44-10Z" fill="${inks.line('#FFFFFF', '#AEBBCB')}"/><path d="M36 50c12 2 30 2 44-2 14-2 28-4 38-6-10 8-22 14-38 18-18 4-36 2-44-10Z" fill="#5A6C84" opacity=".42"/><path d="M62 46C56 32 44 18 30 6c4 18 10 34 22 46z" fill="${inks.line('#FF8A6B', '#C21E24')}"/><path d="M62 46C56 32 44 18 30 6c10 18 18 32 26 42z" fill="#fff" opacity=".28"/><path d="M84 33c8 0 14 2 18 5-4 4-11 6-20 6-4-3-3-9 2-11Z" fill="${inks.line('#8CC4FF', '#12324F')}"/><path d="M84 33c4 0 8 .5 11 1.5-4 1-8 4-10 9h-3c-4-3-3-8.5 2-10.500Z" fill="#fff" opacity=".4"/><path d="M118 42c-4 1-8 1.5-12 2l-3 4c6-1 11-3 15-6Z" fill="#FFBE45"/>`,
    { width: 120, height: 90 },
  )
