import { draw } from './draw.ts'

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  6: [
    [28, 24],
    [28, 50],
    [28, 76],
    [72, 24],
    [72, 50],
    [72, 76],
  ],
}
const BODY = '<rect x="4" y="2" width="92" height="92" rx="22"/>'

/** A die that shows 1 to 6; one and four are red. */
export const die = (shown: number) =>
  draw((inks) => {
    const isRed = shown === 1 || shown === 4
    const ink = isRed
      ? inks.round('#FF7A5C', '#DC2F24', '#8A0F14')
      : inks.round('#4A544C', '#1B2117', '#060806')
    const pips = (PIPS[shown] ?? []).map(
      ([x, y]) => `<circle cx="${x}" cy="${y}" r="${shown === 1 ? 14 : 9.5}" fill="${ink}"/>`,
    )
    return `<rect x="4" y="8" width="92" height="92" rx="22" fill="#8E978A"/><rect x="4" y="2" width="92" height="92" rx="22" fill="${inks.line('#FFFFFF', '#DDE1D6', 1, 1)}"/><g clip-path="${inks.clip(BODY)}"><path d="M0-10h30l44 120H44z" fill="#fff" opacity=".7"/></g><g transform="translate(0 -2)">${pips.join('')}</g>`
  })
