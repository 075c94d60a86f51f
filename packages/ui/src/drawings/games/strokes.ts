/** Ranks and figures as strokes in a box of 22 by 30: a drawing needs no font. */
const STROKES: Readonly<Record<string, string>> = {
  A: 'M3 27 10.5 3h1L19 27M6 19h10',
  K: 'M4 3v24M18 3 5 17M10 12l8 15',
  Q: 'M11 3c5 0 8 4 8 12s-3 12-8 12-8-4-8-12S6 3 11 3ZM13 20l6 7',
  J: 'M6 3h10v16c0 5-2 8-6.5 8S3 24.5 3 20',
  10: 'M1 8l4-5v24M16 3c4 0 6 4 6 12s-2 12-6 12-6-4-6-12 2-12 6-12Z',
  9: 'M18 12c0 5-3 8-7 8s-7-3-7-8 3-9 7-9 7 4 7 9v4c0 7-3 11-8 11-3 0-5-1-6-4',
  8: 'M11 3c4 0 6.5 2 6.5 5.500S15 14 11 14s-6.5-2-6.5-5.500S7 3 11 3ZM11 14c4.5 0 7.5 2.5 7.5 6.500S15.5 27 11 27s-7.5-2.5-7.5-6.500S6.5 14 11 14Z',
  7: 'M3 3h16L9 27',
  6: 'M17 6c-1-2-3-3-5-3-5 0-8 4-8 11v4c0 5 3 9 7 9s7-4 7-9-3-8-7-8-7 3-7 8',
  5: 'M17 3H6L5 14c1-1 3-2 6-2 5 0 8 3 8 7.500S15.5 27 11 27c-4 0-7-2-8-5',
  4: 'M14 27V3L3 20h16',
  3: 'M4 6c1-2 3.5-3 6.5-3C15 3 18 5 18 9s-3 5.5-7 5.500c5 0 8 2 8 6S15.5 27 11 27c-4 0-7-2-8-5',
  2: 'M4 9c0-4 3-6 7-6s7 2.5 7 6.500c0 6-9 9-14 17.500h15',
  1: 'M6 8l6-5v24',
  0: 'M11 3c5 0 8 4 8 12s-3 12-8 12-8-4-8-12S6 3 11 3Z',
}

/** A letter or figure at a place, of that height. */
export const stroke = (sign: string, x: number, y: number, height: number, colour: string, width = 4.6) =>
  `<path transform="translate(${x} ${y}) scale(${height / 30})" d="${STROKES[sign] ?? ''}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="square" stroke-linejoin="miter"/>`
