import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { rolldown } from 'rolldown'

const ROOT = path.resolve(import.meta.dirname, '..')
const inRoot = (...parts) => path.join(ROOT, ...parts)
const isInstalled = (id) =>
  isBuiltin(id) || (!/^[./]/.test(id) && !id.startsWith('@keo/') && !path.isAbsolute(id))

/** What the product looks for beside itself. */
const MIGRATIONS = {
  kit: 'packages/service-kit/src/migrations/kit',
  platform: 'apps/server/migrations',
  sandbox: 'apps/server/migrations-sandbox',
  sportsbook: 'apps/sportsbook/migrations',
  games: 'apps/games/migrations',
}

/** A process of a bench, put together as the product is built: what is measured is what would run. */
export async function bundled(entry) {
  const { name } = path.parse(entry)
  const bundle = await rolldown({
    input: {
      [name]: path.join(import.meta.dirname, entry),
      'password-worker': inRoot('apps/server/src/features/passwords/password-worker.mjs'),
    },
    platform: 'node',
    external: isInstalled,
    cwd: ROOT,
  })
  const dir = inRoot('build/bench', name)
  await bundle.write({ dir, format: 'esm', sourcemap: true, entryFileNames: '[name].mjs' })
  await bundle.close()
  for (const [schema, folder] of Object.entries(MIGRATIONS))
    cpSync(inRoot(folder), path.join(dir, 'migrations', schema), { recursive: true })
  for (const folder of ['help', 'guides', 'campaigns'])
    cpSync(inRoot('apps/server', folder), path.join(dir, folder), { recursive: true })
  return path.join(dir, `${name}.mjs`)
}

/**
 * A process that answers requests one at a time. Its first message says that it is ready; `stop` lets it end by itself.
 * Its log goes through a pipe, as it would to whoever collects it.
 */
export async function startChild(file, args = [], options = {}) {
  const child = fork(file, args.map(String), {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    ...options,
  })
  child.stdout?.resume()
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${path.basename(file)} ended by itself with ${code}.`)
  })
  ended.catch(() => {})
  const nextMessage = async () => (await Promise.race([once(child, 'message'), ended]))[0]
  const ready = await nextMessage()
  const ask = (command) => {
    const answer = nextMessage()
    child.send(command)
    return answer
  }
  return {
    ready,
    pid: child.pid,
    ask,
    async stop() {
      const gone = once(child, 'exit')
      child.send({ what: 'stop' })
      await gone
    },
  }
}
