const SPIN = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const SPIN_MS = 80
/** Without a terminal a step says that it began only when it takes this long: most are over before. */
const PATIENCE_MS = 1_000

/**
 * Shows one step at a time: a line with its seconds when it is done, and a sign of life while it is not.
 * @param {{ write(text: string): unknown, isTTY?: boolean }} out
 */
export function createProgress(out = process.stdout) {
  let current = null

  const secondsOf = ({ start }) => `${((performance.now() - start) / 1000).toFixed(1)} s`
  const line = (sign, step) => `${sign} ${step.name.padEnd(44)} ${secondsOf(step).padStart(7)}\n`

  function end(sign = '✓') {
    if (!current) return
    clearInterval(current.timer)
    if (out.isTTY) out.write('\r\u001b[2K')
    out.write(line(sign, current))
    current = null
  }

  function begin(name) {
    end()
    const step = { name, start: performance.now() }
    let frame = 0
    const spin = () => out.write(`\r\u001b[2K${SPIN[(frame += 1) % SPIN.length]} ${name} ${secondsOf(step)}`)
    step.timer = out.isTTY
      ? setInterval(spin, SPIN_MS)
      : setTimeout(() => out.write(`… ${name}\n`), PATIENCE_MS)
    step.timer.unref()
    current = step
  }

  return {
    begin,
    end: () => end(),
    fail: () => end('✗'),
    async step(name, work) {
      begin(name)
      const result = await work()
      end()
      return result
    },
  }
}
