import { existsSync, readFileSync } from 'node:fs'
import { run } from './run-steps.mjs'

export const isRoot = () => process.getuid?.() === 0

export function isDebian() {
  const release = '/etc/os-release'
  return existsSync(release) && /^ID(_LIKE)?=.*debian/m.test(readFileSync(release, 'utf8'))
}

const APT_TRY_MS = 180_000

/**
 * Fetches packages with everything they lack into a folder; installs nothing. The package lists are refreshed only
 * when the first try finds nothing, because most images have them.
 */
export async function downloadPackages(packages, folder) {
  const apt = (...args) =>
    run('apt-get', ['-y', '-o', `Dir::Cache::archives=${folder}`, ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      timeoutMs: APT_TRY_MS,
    })
  const fetch = async () => {
    // Everything in the folder will be unpacked, so an older version must not lie beside the newer.
    await apt('autoclean')
    return apt('install', '--no-install-recommends', '--download-only', ...packages)
  }
  const first = await fetch()
  if (first.ok) return first
  const refreshed = await run('apt-get', ['update'], { timeoutMs: APT_TRY_MS })
  return refreshed.ok ? fetch() : refreshed
}
