import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const LINES = 150

test('every line is out when the process ends, whole and in order', () => {
  const program = `
    import { createLog, fieldsWriter } from ${JSON.stringify(path.join(import.meta.dirname, 'log.ts'))}
    const log = createLog({ level: 'info' })
    const write = fieldsWriter(log)
    for (let line = 0; line < ${LINES}; line += 2) { log.info({ line }); write(0, '"line":' + (line + 1)) }
    process.exit(0)`
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', program],
    { encoding: 'utf8' },
  )
  expect(stderr).toBe('')
  const lines = stdout.trimEnd().split('\n')
  expect(lines.map((line) => (JSON.parse(line) as { line: number }).line)).toEqual(
    Array.from({ length: LINES }, (_, line) => line),
  )
})
