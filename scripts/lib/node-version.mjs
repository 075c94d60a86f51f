/* Read by any Node, however old, to say that it is too old: only syntax that every one of them knows. */

const OLDEST = [20, 19]

/** One clear sentence when this Node is too old, else null. */
export function nodeProblem(version) {
  const parts = version.split('.').map(Number)
  const isEnough = parts[0] > OLDEST[0] || (parts[0] === OLDEST[0] && parts[1] >= OLDEST[1])
  return isEnough
    ? null
    : 'Kèo needs Node ' +
        OLDEST.join('.') +
        ' or later and this is ' +
        version +
        '; install a newer one from https://nodejs.org.'
}
