import {
  animation,
  COLOURS,
  disc,
  fill,
  GRAVE,
  group,
  layer,
  moving,
  outline,
  still,
  stroke,
} from './lottie-drawing.ts'

const HIT = 34
const SPARKS = [
  COLOURS.lime,
  COLOURS.jade,
  COLOURS.amber,
  COLOURS.sky,
  COLOURS.lotus,
  COLOURS.lime,
  COLOURS.amber,
  COLOURS.jade,
]

/** A ball flies along the grave stroke into the net, which gives and throws sparks. */
export const goal = () =>
  animation('goal', 90, [ball(), ...SPARKS.map((_, index) => spark(index)), net(), posts()])

function ball() {
  const corner = (radius: number, index: number) => {
    const angle = (2 * Math.PI * index) / 5
    return [radius * Math.sin(angle), -radius * Math.cos(angle)] as const
  }
  const five = [0, 1, 2, 3, 4]
  const patch = group(outline(five.map((index) => corner(11, index))), fill(COLOURS.ink))
  const seams = five.map((index) =>
    group(outline([corner(11, index), corner(27, index)], false), stroke(COLOURS.ink, 2.4)),
  )
  return layer([patch, ...seams, group(disc(56), fill(COLOURS.paper))], {
    position: moving(
      [0, [22, 10, 0]],
      [HIT, [128, 118, 0]],
      [44, [118, 128, 0]],
      [56, [118, 150, 0]],
      [64, [118, 142, 0]],
      [72, [118, 150, 0]],
    ),
    scale: moving([0, [150, 150, 100]], [HIT, [82, 82, 100]]),
    rotation: moving([0, [-160]], [72, [40]]),
  })
}

function spark(index: number) {
  const angle = ((-160 + index * 20) * Math.PI) / 180
  const away = [120 + 78 * Math.cos(angle), 112 + 78 * Math.sin(angle), 0]
  return layer([group(outline(GRAVE), fill(SPARKS[index] ?? COLOURS.lime))], {
    position: moving([HIT, [122, 112, 0]], [62, away]),
    scale: moving([HIT, [0, 0, 100]], [44, [110, 110, 100]], [62, [80, 80, 100]]),
    from: HIT,
  })
}

function net() {
  const thread = () => stroke(COLOURS.paper, 1.6, 38)
  const down = [-60, -40, -20, 0, 20, 40, 60].map((x) =>
    group(
      outline(
        [
          [x, -44],
          [x * 0.92, 52],
        ],
        false,
      ),
      thread(),
    ),
  )
  const across = [-24, -4, 16, 36].map((y) =>
    group(
      outline(
        [
          [-60, y],
          [60, y],
        ],
        false,
      ),
      thread(),
    ),
  )
  return layer([...down, ...across], {
    position: moving([32, [112, 116, 0]], [37, [118, 119, 0]], [46, [110, 115, 0]], [56, [112, 116, 0]]),
  })
}

function posts() {
  const frame = outline(
    [
      [-64, 56],
      [-64, -48],
      [64, -48],
      [64, 56],
    ],
    false,
  )
  return layer([group(frame, stroke(COLOURS.paper, 6))], { position: still([112, 116, 0]) })
}
