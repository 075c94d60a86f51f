type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

/** Where a chunk starts; with `only`, of what it imports no more than these modules. */
type Start = string | { readonly entry: string; readonly only: RegExp }

/**
 * Names one chunk each for the modules that the given starting points import statically, the first one first.
 * Left alone, the bundler cuts out every module that two screens share: dozens of requests before the first
 * paint instead of two. `later` names modules that are only reached through the one door of a library: whoever needs
 * them brings them, each as a file of its own.
 */
export function chunkNames(entries: Readonly<Record<string, Start>>, later: RegExp) {
  let chunkOf: Map<string, string> | undefined
  return (id: string, graph: ModuleGraph): string | null => {
    chunkOf ??= collect(entries, graph)
    // Chunks are filled in the order of their names and take along what has no place by then: an early name.
    const door = later.exec(id)?.[1]
    return door ? `later-${door}` : (chunkOf.get(id) ?? null)
  }
}

function collect(entries: Readonly<Record<string, Start>>, graph: ModuleGraph): Map<string, string> {
  const chunkOf = new Map<string, string>()
  for (const [name, start] of Object.entries(entries)) {
    const { entry, only } = typeof start === 'string' ? { entry: start, only: /./ } : start
    const seen = new Set<string>()
    const waiting = [entry]
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (chunkOf.has(id) || seen.has(id)) continue
      seen.add(id)
      if (only.test(id)) chunkOf.set(id, name)
      waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
    }
  }
  return chunkOf
}
