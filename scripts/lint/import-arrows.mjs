import path from 'node:path'
import { judgeRooms } from './room-tiers.mjs'

/**
 * Which workspace may import which. An arrow that is missing here does not exist: the rules are those of
 * docs/architecture.md, and a wrong arrow fails the build instead of a review.
 */
const MAY_IMPORT = {
  units: [],
  messages: [],
  betting: ['units'],
  'game-rules': [],
  ui: ['units'],
  contract: ['units', 'messages'],
  'sportsbook-contract': ['units', 'messages', 'contract'],
  'games-contract': [],
  'service-kit': ['units', 'messages', 'contract'],
  web: [
    'units',
    'messages',
    'contract',
    'sportsbook-contract',
    'games-contract',
    'game-rules',
    'betting',
    'ui',
  ],
  server: [
    'units',
    'messages',
    'contract',
    'sportsbook-contract',
    'games-contract',
    'service-kit',
    'betting',
  ],
  console: ['units', 'contract', 'ui'],
  games: ['units', 'messages', 'contract', 'games-contract', 'game-rules', 'service-kit'],
  sportsbook: ['units', 'messages', 'contract', 'sportsbook-contract', 'service-kit', 'betting'],
}

/** Packages that take nothing from outside either. */
const WITHOUT_DEPENDENCIES = new Set(['units', 'messages'])

/** `ui` shows what it is given: it fetches nothing, routes nowhere and keeps no store. */
const NOT_FOR_UI = /^(@tanstack\/react-query|react-router|zustand)(\/|$)/

const TEST = /\.test\.tsx?$/

/** Takes a file path and an import as written; answers why it is wrong, or null. Both paths are relative to the root. */
export function judgeImport(fromPath, specifier) {
  const from = placeOf(fromPath)
  if (!from) return null
  const to = placeOf(targetOf(fromPath, specifier))
  if (!to) return judgeOutsideImport(from, specifier)
  const isTest = TEST.test(fromPath)
  if (to.workspace === from.workspace) return isTest ? null : judgeInside(from, to)
  if (to.workspace === 'dev-world') {
    return isTest ? null : 'Only tests and scripts import dev-world.'
  }
  if (from.workspace === 'dev-world') return null
  if (from.kind === 'apps' && to.kind === 'apps')
    return 'An app never imports another app; they meet on the wire.'
  if (to.workspace === 'messages' && isTest) return null
  if (MAY_IMPORT[from.workspace]?.includes(to.workspace)) return null
  return `${from.workspace} may not import ${to.workspace}.`
}

function judgeOutsideImport(from, specifier) {
  if (specifier.startsWith('.')) return null
  if (from.isTest) return null
  if (WITHOUT_DEPENDENCIES.has(from.workspace)) return `${from.workspace} has no dependencies.`
  if (from.workspace === 'ui' && NOT_FOR_UI.test(specifier))
    return 'ui knows no queries, no router and no store.'
  return null
}

function judgeInside(from, to) {
  const isNeighbour = from.zone === 'features' && to.zone === 'features' && from.feature !== to.feature
  if (isNeighbour && to.rest !== 'index.ts') return `Use the feature ${to.feature} through its index.ts.`
  if (from.workspace === 'ui' && from.zone !== 'product' && to.zone === 'product')
    return 'A generic part of ui knows no product part.'
  return judgeRooms(from, to)
}

const withoutEnding = (file) => file.replace(/\.\w+$/, '')

/** `@keo/x/y` and relative imports become a path under the root; anything else stays outside. */
function targetOf(fromPath, specifier) {
  const own = /^@keo\/([^/]+)\/(.+)$/.exec(specifier)
  if (own) return `${own[1] in APPS ? 'apps' : 'packages'}/${own[1]}/src/${own[2]}`
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(fromPath), specifier)
  return specifier
}

const APPS = { web: true, server: true, sportsbook: true, games: true, console: true }

function placeOf(filePath) {
  const found = /^(apps|packages)\/([^/]+)\/src\/(.+)$/.exec(filePath)
  if (!found) return null
  const [, kind, workspace, inside] = found
  const parts = inside.split('/')
  const zone = withoutEnding(parts[0])
  const isFeature = zone === 'features' || zone === 'gateways'
  return {
    kind,
    workspace,
    inside,
    zone,
    feature: isFeature ? parts[1] : null,
    rest: parts.slice(isFeature ? 2 : 1).join('/'),
    isTest: TEST.test(filePath),
  }
}

/** Static and dynamic imports, re-exports: every way to draw an arrow. */
export const importArrows = {
  create(context) {
    const root = context.cwd ?? process.cwd()
    const fromPath = path.relative(root, context.filename).split(path.sep).join('/')
    const check = (source) => {
      if (typeof source?.value !== 'string') return
      const complaint = judgeImport(fromPath, source.value)
      if (complaint) context.report({ message: complaint, node: source })
    }
    return {
      ImportDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
    }
  },
}
