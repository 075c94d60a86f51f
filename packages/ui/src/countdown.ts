/** Whole seconds until an instant, never below zero. Part of a second counts as one, so that a clock ends on 0. */
export function secondsLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000))
}

/** "14:32", or "08:14:22" from an hour on. */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return seconds < 3600 ? minutes : `${two(Math.floor(seconds / 3600))}:${minutes}`
}

/** How much of a ring is still drawn, from 1 at the start to 0 at the end. */
export function ringShare(seconds: number, totalSeconds: number): number {
  if (totalSeconds <= 0) return 0
  return Math.min(1, Math.max(0, seconds / totalSeconds))
}
