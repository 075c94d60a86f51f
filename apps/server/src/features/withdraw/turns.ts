/** Work of one name after the other; of different names at once. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>()
  return function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
    const turn = (last.get(name) ?? Promise.resolve()).then(work, work)
    const settled: Promise<void> = turn.then(forget, forget)
    function forget(): void {
      if (last.get(name) === settled) last.delete(name)
    }
    last.set(name, settled)
    return turn
  }
}
