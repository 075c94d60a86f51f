/**
 * Public topics are for every signed-in reader, a private one for its owner alone. The prefixes are the whole
 * access rule, so a topic of neither kind is nobody's.
 */
export type Topic = `public:${string}` | `owner:${string}`

export function privateTopic(ownerId: string): Topic {
  return `owner:${ownerId}`
}

export function mayWatch(ownerId: string, topic: string): boolean {
  return topic.startsWith('public:') || topic === privateTopic(ownerId)
}

/** Who watches what. Empty topics leave no trace. */
export function createWatchers<Watcher>() {
  const byTopic = new Map<string, Set<Watcher>>()

  function add(topic: string, watcher: Watcher) {
    const watchers = byTopic.get(topic)
    if (watchers) watchers.add(watcher)
    else byTopic.set(topic, new Set([watcher]))
  }

  function remove(topic: string, watcher: Watcher) {
    const watchers = byTopic.get(topic)
    watchers?.delete(watcher)
    if (watchers?.size === 0) byTopic.delete(topic)
  }

  return {
    add,
    remove,
    of: (topic: string): ReadonlySet<Watcher> | undefined => byTopic.get(topic),
    topicCount: () => byTopic.size,
    below: (prefix: string): string[] =>
      [...byTopic.keys()]
        .filter((topic) => topic.startsWith(prefix))
        .map((topic) => topic.slice(prefix.length)),
  }
}
