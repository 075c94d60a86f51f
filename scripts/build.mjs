import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { createRequire, isBuiltin } from 'node:module'
import path from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { buildParts, WEB_MODES, webModeOf } from './lib/build-parts.mjs'
import { compressFolder } from './lib/compress.mjs'
import { removeStamp, writeStamp } from './lib/fingerprint.mjs'
import { createProgress } from './lib/progress.mjs'

const ROOT = path.resolve(import.meta.dirname, '..')
const inRoot = (...parts) => path.join(ROOT, ...parts)

/** Where each schema's migrations come from; the bundle looks for them beside itself. */
const MIGRATIONS = {
  kit: 'packages/service-kit/src/migrations/kit',
  platform: 'apps/server/migrations',
  sandbox: 'apps/server/migrations-sandbox',
  sportsbook: 'apps/sportsbook/migrations',
  games: 'apps/games/migrations',
}

async function buildConsole(draft, { logLevel }) {
  const { build } = await import('vite')
  await build({ root: inRoot('apps/console'), logLevel, build: { outDir: draft, emptyOutDir: true } })
  await compressFolder(draft)
}

async function buildWeb(draft, { mode, logLevel }) {
  const { build } = await import('vite')
  await build({
    root: inRoot('apps/web'),
    mode,
    logLevel,
    build: { outDir: draft, emptyOutDir: true },
  })
  await compressFolder(draft)
}

/** Our own code only; what npm installed stays where it is. */
async function buildServer(draft) {
  const { rolldown } = await import('rolldown')
  const isInstalled = (id) =>
    isBuiltin(id) || (!/^[./]/.test(id) && !id.startsWith('@keo/') && !path.isAbsolute(id))
  const bundle = await rolldown({
    input: {
      main: inRoot('scripts/lib/keo.ts'),
      sportsbook: inRoot('apps/sportsbook/src/main.ts'),
      games: inRoot('apps/games/src/main.ts'),
      'data-dir': inRoot('packages/service-kit/src/data-dir.ts'),
      // Loaded by Node as a thread, from beside the bundle.
      'password-worker': inRoot('apps/server/src/features/passwords/password-worker.mjs'),
    },
    platform: 'node',
    external: isInstalled,
    cwd: ROOT,
  })
  const { output } = await bundle.write({
    dir: draft,
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  })
  await bundle.close()
  checkInstalled(output.flatMap(({ imports = [], dynamicImports = [] }) => imports.concat(dynamicImports)))
  for (const [schema, folder] of Object.entries(MIGRATIONS)) {
    if (existsSync(inRoot(folder)))
      await cp(inRoot(folder), path.join(draft, 'migrations', schema), { recursive: true })
  }
  for (const articles of ['help', 'guides'])
    await cp(inRoot(`apps/server/${articles}`), path.join(draft, articles), { recursive: true })
  await cp(inRoot('apps/server/campaigns'), path.join(draft, 'campaigns'), { recursive: true })
}

/** A package that npm nested inside a workspace would not be found from the bundle: better now than at the start. */
function checkInstalled(imports) {
  const require = createRequire(inRoot('build/server/main.mjs'))
  const missing = [...new Set(imports)].filter((id) => {
    if (isBuiltin(id) || /^[./]/.test(id) || id.endsWith('.mjs')) return false
    return !require.resolve.paths(id)?.some((folder) => existsSync(path.join(folder, packageOf(id))))
  })
  if (missing.length > 0)
    throw new Error(`The server bundle imports what it cannot find: ${missing.join(', ')}.`)
}

const packageOf = (id) =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/')

/** Made apart and put in place when it is whole, so that a build that fails or is killed leaves the last one alone. */
async function make({ name, stamp, stampFile }, work) {
  const target = inRoot('build', name)
  const draft = `${target}.draft`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  await work(draft)
  removeStamp(stampFile)
  await rm(target, { recursive: true, force: true })
  await rename(draft, target)
  writeStamp(stampFile, stamp)
}

async function main() {
  const { values } = parseArgs({ options: { mode: { type: 'string' }, stale: { type: 'boolean' } } })
  const mode = values.mode ?? webModeOf(process.env)
  if (!WEB_MODES.includes(mode))
    throw new Error(`The build mode "${mode}" is unknown; use one of ${WEB_MODES.join(', ')}.`)
  const { web, server, console: staff } = buildParts(ROOT, mode)
  // A start wants to hear of failures only; advice is for who builds.
  const logLevel = values.stale ? 'error' : 'warn'
  const isWanted = (part) => part.isStale || !values.stale
  if (isWanted(server)) await progress.step('Building the server', () => make(server, buildServer))
  if (isWanted(staff))
    await progress.step('Building the console', () =>
      make(staff, (draft) => buildConsole(draft, { logLevel })),
    )
  if (isWanted(web)) {
    await progress.step(`Building the page (${mode})`, () =>
      make(web, (draft) => buildWeb(draft, { mode, logLevel })),
    )
  }
}

const progress = createProgress()
main().catch((error) => {
  progress.fail()
  process.stderr.write(`\nThe build failed: ${stripVTControlCharacters(error.message).trim()}\n`)
  process.exitCode = 1
})
