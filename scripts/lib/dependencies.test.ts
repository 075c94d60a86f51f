import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ensureDependencies } from './dependencies.mjs'
import { createProgress } from './progress.mjs'

const LOCK = {
  packages: {
    '': {},
    'node_modules/here': { version: '1.0.0' },
    'node_modules/elsewhere': { version: '1.0.0', optional: true, os: ['no-such-system'] },
    'node_modules/for-elsewhere': { version: '1.0.0', optional: true },
    'node_modules/binding': { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] },
  },
}
const INSTALLED = {
  packages: {
    'node_modules/here': { version: '1.0.0' },
    'node_modules/binding': { version: '1.0.0' },
  },
}

let root: string
const at = (file: string) => path.join(root, file)
const npmCommands = () =>
  existsSync(at('asked')) ? readFileSync(at('asked'), 'utf8').trim().split('\n') : []
const ensure = () => ensureDependencies(createProgress({ write: () => true }), root)

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'keo-dependencies-'))
  for (const folder of ['bin', 'apps/web', 'packages']) mkdirSync(at(folder), { recursive: true })
  writeFileSync(at('package.json'), '{}')
  writeFileSync(at('apps/web/package.json'), '{}')
  writeFileSync(at('package-lock.json'), JSON.stringify(LOCK))
  vi.stubEnv('PATH', `${at('bin')}:/usr/bin:/bin`)
  vi.stubEnv('npm_execpath', '')
})
afterEach(() => rmSync(root, { recursive: true }))

/** An npm that writes down what it is asked for and then does as told. */
function npmThat(does: string) {
  writeFileSync(at('bin/npm'), `#!/bin/sh\necho "$1" >> ${at('asked')}\ncd ${root}\n${does}\n`)
  chmodSync(at('bin/npm'), 0o755)
}

function install(installed: unknown = INSTALLED) {
  mkdirSync(at('node_modules'), { recursive: true })
  writeFileSync(at('node_modules/.package-lock.json'), JSON.stringify(installed))
}

test('what is installed as the lock asks is left alone, without npm and without the network', async () => {
  npmThat('exit 1')
  install()
  await ensure()
  await ensure()
  expect(npmCommands()).toEqual([])
})

test('a first install is clean, and is not repeated', async () => {
  npmThat('mkdir -p node_modules')
  await ensure()
  await ensure()
  expect(npmCommands()).toEqual(['ci'])
})

test('where the lock does not suit npm ci, npm install does it, and the lock stays as it was', async () => {
  npmThat('if [ "$1" = ci ]; then exit 1; fi; mkdir -p node_modules; echo changed > package-lock.json')
  await ensure()
  expect(npmCommands()).toEqual(['ci', 'install'])
  expect(readFileSync(at('package-lock.json'), 'utf8')).toBe(JSON.stringify(LOCK))
})

test.each([
  ['another version', { packages: { ...INSTALLED.packages, 'node_modules/here': { version: '0.9.0' } } }],
  ['no binding for this machine', { packages: { 'node_modules/here': { version: '1.0.0' } } }],
  ['a record cut short', 'x'],
])('what is installed with %s is brought up to date', async (_, installed) => {
  npmThat('exit 0')
  install(installed)
  await ensure()
  expect(npmCommands()).toEqual(['install'])
})

test('a changed package file is noticed', async () => {
  npmThat('exit 0')
  install()
  await ensure()
  writeFileSync(
    at('package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/new': { version: '1.0.0' } } }),
  )
  await ensure()
  expect(npmCommands()).toEqual(['install'])
})

test('a failure is one sentence with the reason of npm', async () => {
  npmThat('echo "npm error code ENOTFOUND" >&2; echo "npm error network request failed" >&2; exit 1')
  await expect(ensure()).rejects.toThrow(
    'The dependencies could not be installed (network request failed); check the network and try again.',
  )
})
