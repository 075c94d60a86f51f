import {
  animation,
  COLOURS,
  disc,
  drawn,
  fill,
  group,
  layer,
  moving,
  outline,
  still,
  stroke,
} from './lottie-drawing.ts'

/** A slip slides up, the accent of the name falls on it, and a tick is written. */
export const ticket = () => animation('ticket', 84, [tick(), seal(), accent(), lines(), paper()])

function tick() {
  const path = outline(
    [
      [-17, 1],
      [-5, 13],
      [19, -12],
    ],
    false,
  )
  return layer([group(path, stroke(COLOURS.ink, 8), drawn(40, 62))], {
    position: still([100, 130, 0]),
    from: 38,
  })
}

function seal() {
  return layer([group(disc(62), fill(COLOURS.jade))], {
    position: still([100, 130, 0]),
    scale: moving([30, [0, 0, 100]], [44, [112, 112, 100]], [54, [100, 100, 100]]),
    from: 30,
  })
}

function accent() {
  const mark = outline([
    [-16, -9],
    [2, -9],
    [16, 9],
    [0, 9],
  ])
  return layer([group(mark, fill(COLOURS.lime))], {
    position: moving([12, [60, -24, 0]], [34, [94, 34, 0]]),
    from: 12,
  })
}

function lines() {
  const row = (top: number, right: number) =>
    group(
      outline([
        [-38, top],
        [right, top],
        [right + 3, top + 10],
        [-38, top + 10],
      ]),
      fill(COLOURS.slate, 60),
    )
  return layer([row(-38, 18), row(-20, 2)], {
    position: moving([0, [100, 240, 0]], [26, [100, 110, 0]]),
    opacity: moving([10, [0]], [24, [100]]),
  })
}

function paper() {
  const tear = [1, 2, 3, 4, 5, 6, 7].map((step) => [56 - 14 * step, step % 2 === 0 ? 66 : 57] as const)
  const sheet = outline([[-56, -58], [56, -58], [56, 66], ...tear, [-56, 66]])
  return layer([group(sheet, fill(COLOURS.paper))], {
    position: moving([0, [100, 250, 0]], [26, [100, 112, 0]]),
  })
}
