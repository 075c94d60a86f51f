const VIETNAM_MS = 7 * 3_600_000

/** As a field for date and time writes it, in Vietnam's time whatever the machine's is; empty for none. */
export const fieldTime = (at: number | null): string =>
  at === null ? '' : new Date(at + VIETNAM_MS).toISOString().slice(0, '2026-11-15T20:00'.length)

export function timeOfField(text: string): number | null {
  const at = Date.parse(`${text}Z`)
  return Number.isNaN(at) ? null : at - VIETNAM_MS
}
