import { existsSync } from 'node:fs'
import path from 'node:path'
import { fingerprint, readStamp } from './fingerprint.mjs'

export const WEB_MODES = ['vietnam-test', 'vietnam-uat', 'vietnam-prod', 'china-dev']

/** The build mode of the page that belongs to the server's mode; WEB_MODE chooses another. */
export function webModeOf({ KEO_MODE = 'dev', WEB_MODE = '' }) {
  return WEB_MODE || { uat: 'vietnam-uat', prod: 'vietnam-prod' }[KEO_MODE] || 'vietnam-test'
}

const BUILDING = ['package-lock.json', 'scripts/build.mjs', 'scripts/lib']
/** `betting` comes later; a folder that is not there yet counts for nothing. */
const SOURCES = {
  web: [
    'apps/web',
    'packages/contract',
    'packages/messages',
    'packages/ui',
    'packages/units',
    'packages/betting',
    'packages/sportsbook-contract',
    'packages/games-contract',
    'packages/game-rules',
  ],
  console: ['apps/console', 'packages/contract', 'packages/messages', 'packages/ui', 'packages/units'],
  server: [
    'apps/server',
    'apps/sportsbook',
    'apps/games',
    'packages/contract',
    'packages/messages',
    'packages/service-kit',
    'packages/units',
    'packages/betting',
    'packages/sportsbook-contract',
    'packages/games-contract',
    'packages/game-rules',
  ],
}

const RESULTS = {
  web: 'build/web/index.html',
  console: 'build/console/index.html',
  server: 'build/server/main.mjs',
}

/** The parts of a build, each with what it is made from and whether that has changed since or it is gone. */
export function buildParts(root, mode) {
  const part = (name, more) => {
    const stampFile = path.join(root, 'build', `${name}.stamp`)
    const stamp = fingerprint(root, [...BUILDING, ...SOURCES[name]], more)
    const isThere = existsSync(path.join(root, RESULTS[name]))
    return { name, stampFile, stamp, isStale: !isThere || readStamp(stampFile) !== stamp }
  }
  return { web: part('web', [mode]), console: part('console', []), server: part('server', []) }
}
