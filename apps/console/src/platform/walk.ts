/** The members of the list that was read last, in its order: their cards are walked through without going back to it. */
let ids: readonly string[] = []

export function setWalk(next: readonly string[]): void {
  ids = next
}

/** Who stands so many places further; nobody beyond an end, or where the list is not known. */
export function walked(from: string, step: 1 | -1): string | undefined {
  const at = ids.indexOf(from)
  return at < 0 ? undefined : ids[at + step]
}
