/** The few words of the Lottie format that our clips need. One unit is a pixel of a 200 × 200 stage at 60 fps. */
export type Colour = readonly [red: number, green: number, blue: number]
type Point = readonly [x: number, y: number]
type Keyframe = readonly [frame: number, value: readonly number[]]
type Motion = { position?: unknown; scale?: unknown; rotation?: unknown; opacity?: unknown; from?: number }

export const COLOURS = {
  ink: [0.08, 0.1, 0.07],
  paper: [0.95, 0.96, 0.94],
  slate: [0.3, 0.33, 0.29],
  lime: [0.8, 0.96, 0.25],
  jade: [0.23, 0.86, 0.63],
  amber: [1, 0.75, 0.27],
  sky: [0.5, 0.7, 1],
  lotus: [1, 0.56, 0.75],
} as const satisfies Record<string, Colour>

/** The grave stroke as a closed shape around its middle. */
export const GRAVE: readonly Point[] = [
  [-6, -11],
  [0, -11],
  [6, 11],
  [0, 11],
]

export const still = (value: unknown) => ({ a: 0, k: value })

/** Values at frames, each reached with the product's ease-out. */
export function moving(...keyframes: Keyframe[]) {
  const last = keyframes.length - 1
  const frames = keyframes.map(([t, s], index) =>
    index === last ? { t, s } : { t, s, i: { x: [0.2], y: [1] }, o: { x: [0.4], y: [0] } },
  )
  return { a: 1, k: frames }
}

/** Straight lines. Each list is its own: the player adds the corners to the tangents in place. */
export function outline(points: readonly Point[], closed = true) {
  const tangents = () => points.map(() => [0, 0])
  return { ty: 'sh', ks: still({ c: closed, v: points, i: tangents(), o: tangents() }) }
}

export const disc = (diameter: number) => ({ ty: 'el', p: still([0, 0]), s: still([diameter, diameter]) })

export const fill = (colour: Colour, opacity = 100) => ({
  ty: 'fl',
  c: still([...colour, 1]),
  o: still(opacity),
})

export function stroke(colour: Colour, width: number, opacity = 100) {
  return { ty: 'st', c: still([...colour, 1]), o: still(opacity), w: still(width), lc: 2, lj: 2 }
}

/** Draws a stroke from its start to its end between two frames. */
export function drawn(from: number, to: number) {
  return { ty: 'tm', s: still(0), e: moving([from, [0]], [to, [100]]), o: still(0), m: 1 }
}

export function group(...items: object[]) {
  const place = {
    ty: 'tr',
    p: still([0, 0]),
    a: still([0, 0]),
    s: still([100, 100]),
    r: still(0),
    o: still(100),
  }
  return { ty: 'gr', it: [...items, place] }
}

export function layer(shapes: object[], { position, scale, rotation, opacity, from = 0 }: Motion) {
  const transform = {
    o: opacity ?? still(100),
    r: rotation ?? still(0),
    p: position ?? still([100, 100, 0]),
    a: still([0, 0, 0]),
    s: scale ?? still([100, 100, 100]),
  }
  return { ty: 4, st: 0, ip: from, ks: transform, shapes }
}

/** The first layer lies on top. */
export function animation(name: string, frames: number, layers: object[]) {
  const placed = layers.map((drawing, index) => ({ ...drawing, ind: index + 1, op: frames }))
  return { v: '5.13.0', nm: name, fr: 60, ip: 0, op: frames, w: 200, h: 200, layers: placed }
}
