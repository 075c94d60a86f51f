import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'rolldown/utils'

/** The files at an app's `src` itself: they put the app together, so nothing may import them. */
export const COMPOSITION = '(composition)'

const SOURCE = /\.(ts|tsx|mjs)$/
/** Tests and their helpers stand outside the walls: they may reach everything. */
const OF_TESTS = /(\.test\.tsx?|(^|\/)test-[^/]+)$/

/** Every source file under a folder with the files it imports, types and dynamic imports included; paths from there. */
export function importsOfFiles(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => SOURCE.test(file) && !OF_TESTS.test(file))
    .toSorted()
  const known = new Set(files)
  return new Map(
    files.map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8')
      const targets = specifiersOf(file, text).flatMap((specifier) => targetOf(file, specifier, known))
      return [file, [...new Set(targets)]]
    }),
  )
}

/** What a file imports and re-exports, as it is written. */
export function specifiersOf(file, text) {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const exported = staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest))
  const named = [...staticImports.map(({ moduleRequest }) => moduleRequest), ...exported]
  const late = dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start, end).slice(1, -1))
  return [...named.flatMap((request) => (request ? [request.value] : [])), ...late]
}

function targetOf(file, specifier, known) {
  if (!specifier.startsWith('.')) return []
  const target = path.posix.join(path.posix.dirname(file), specifier)
  const found = [target, `${target}.ts`, `${target}.tsx`].find((candidate) => known.has(candidate))
  return found && found !== file ? [found] : []
}

/**
 * The room of each file. A folder that holds source files is a room with all that is under it; a folder that holds only
 * folders is a group of rooms; the files at the top are the composition.
 */
export function roomsOf(files) {
  const withFiles = new Set(files.map((file) => path.posix.dirname(file)))
  return new Map(files.map((file) => [file, roomOf(path.posix.dirname(file), withFiles)]))
}

function roomOf(folder, withFiles) {
  if (folder === '.') return COMPOSITION
  const parts = folder.split('/')
  const paths = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
  return paths.find((candidate) => withFiles.has(candidate))
}

/** Which room imports which, each with the pairs of files that do. */
export function roomImports(imports, rooms) {
  const between = new Map()
  for (const [file, targets] of imports) {
    const from = rooms.get(file)
    for (const target of targets) {
      const to = rooms.get(target)
      if (to === from) continue
      const arrows = between.get(from) ?? new Map()
      arrows.set(to, [...(arrows.get(to) ?? []), [file, target]])
      between.set(from, arrows)
    }
  }
  return between
}

/** The groups of nodes that reach each other in a circle, the largest first (strongly connected components). */
export function circles(graph) {
  const reached = new Map([...graph.keys()].map((node) => [node, reachableFrom(node, graph)]))
  const left = new Set(graph.keys())
  const found = []
  for (const node of graph.keys()) {
    if (!left.has(node)) continue
    const members = [...left].filter(
      (other) => other === node || (reached.get(node).has(other) && reached.get(other).has(node)),
    )
    for (const member of members) left.delete(member)
    if (members.length > 1) found.push(members)
  }
  return found.toSorted((a, b) => b.length - a.length)
}

function reachableFrom(start, graph) {
  const seen = new Set()
  const open = [start]
  while (open.length > 0) {
    for (const next of graph.get(open.pop()) ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      open.push(next)
    }
  }
  return seen
}
