/** Gradients and clips of one drawing: each call makes its definition under an id of its own and gives the reference. */
export type Inks = {
  /** A straight gradient from the top left, with a colour in the middle where given. */
  line: (from: string, to: string, x2?: number, y2?: number) => string
  round: (core: string, body: string, edge: string, cx?: number, cy?: number) => string
  glow: (colour: string, opacity?: number) => string
  /** A path's data, or a shape as text. */
  clip: (shape: string) => string
}

type Frame = { readonly width?: number; readonly height?: number; readonly fit?: string }

let made = 0
const newId = () => `ga${(++made).toString(36)}`
const stop = (colour: string, offset: number) => `<stop offset="${offset}" stop-color="${colour}"/>`

/**
 * A game drawing as SVG text: flat planes, one light from the top left, no outlines, no words. It fills the box that it
 * stands in, and its ids are its own, so that it may stand on a page many times.
 */
export function draw(paint: (inks: Inks) => string, { width = 100, height = 100, fit }: Frame = {}): string {
  const definitions: string[] = []
  const define = (build: (id: string) => string) => {
    const id = newId()
    definitions.push(build(id))
    return `url(#${id})`
  }
  const body = paint({
    line: (from, to, x2 = 0, y2 = 1) =>
      define(
        (id) =>
          `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stop(from, 0)}${stop(to, 1)}</linearGradient>`,
      ),
    round: (core, rim, edge, cx = 0.36, cy = 0.3) =>
      define(
        (id) =>
          `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r=".8">${stop(core, 0)}${stop(rim, 0.55)}${stop(edge, 1)}</radialGradient>`,
      ),
    glow: (colour, opacity = 0.8) =>
      define(
        (id) =>
          `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
      ),
    clip: (shape) =>
      define(
        (id) => `<clipPath id="${id}">${shape.startsWith('<') ? shape : `<path d="${shape}"/>`}</clipPath>`,
      ),
  })
  const ratio = fit ? ` preserveAspectRatio="${fit}"` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" viewBox="0 0 ${width} ${height}"${ratio} aria-hidden="true"><defs>${definitions.join('')}</defs>${body}</svg>`
}

/** A drawing of 100 by 100 inside another one. */
export const nested = (drawing: string, x: number, y: number, size: number) =>
  drawing
    .replace(/^<svg [^>]*>/, `<g transform="translate(${x} ${y}) scale(${size / 100})">`)
    .replace(/<\/svg>$/, '</g>')

/** The light that falls along the grave stroke over a shape. */
export const beam = (inks: Inks, shape: string, opacity = 0.16) =>
  `<g clip-path="${inks.clip(shape)}"><path d="M6-10h22l52 120H54zM46-10h8l52 120H92z" fill="#fff" opacity="${opacity}"/></g>`

/** A point of a circle as the text of a path. */
export const onCircle = (cx: number, cy: number, radius: number, angle: number) =>
  [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)].map((at) => at.toFixed(2)).join(' ')
