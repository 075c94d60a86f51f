type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

/**
 * Names one chunk each for the modules that the given starting points import statically, the first one first.
 * Left alone, the bundler cuts out every module that two screens share: dozens of requests before the first
 * paint instead of two. `later` names modules that are only reached through the one door of a library: whoever needs
 * them brings them.
 */
export function chunkNames(entries: Readonly<Record<string, string>>, later: RegExp) {
  let chunkOf: Map<string, string> | undefined
  return (id: string, graph: ModuleGraph): string | null => {
    chunkOf ??= collect(entries, graph)
    return later.test(id) ? null : (chunkOf.get(id) ?? null)
  }
}

function collect(entries: Readonly<Record<string, string>>, graph: ModuleGraph): Map<string, string> {
  const chunkOf = new Map<string, string>()
  for (const [name, entry] of Object.entries(entries)) {
    const waiting = [entry]
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (chunkOf.has(id)) continue
      chunkOf.set(id, name)
      waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
    }
  }
  return chunkOf
}
