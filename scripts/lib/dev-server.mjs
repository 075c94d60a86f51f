import { start } from './keo.ts'
import { failureSentence } from './start-texts.mjs'

/* Run by the watcher, which starts it again after each edit. */
let server
let isAsked = false

async function stop() {
  if (isAsked) return
  isAsked = true
  await server?.stop()
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)

try {
  server = await start({
    env: process.env,
    onProgress: (step) => process.stdout.write(`  ${step}\n`),
  })
  process.stdout.write('  The server is ready\n')
  const link = server.console.firstLink
  if (link) process.stdout.write(`  First administrator of the console: /${new URL(link).hash}\n`)
} catch (error) {
  process.stderr.write(`${failureSentence(error, process.env)}\n`)
  process.exitCode = 1
}
