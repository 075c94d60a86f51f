import type { Clock } from '@keo/service-kit/clock'

export type Pace = ReturnType<typeof createPace>

/** What a player does in a game lasts so long at least: until then nothing more of it begins. */
export function createPace(machineClock: Pick<Clock, 'after'>, leastMs: number) {
  const lasting = new Set<string>()
  const name = (playerId: string, gameId: string) => `${playerId} ${gameId}`
  return {
    isLasting: (playerId: string, gameId: string) => lasting.has(name(playerId, gameId)),
    begin(playerId: string, gameId: string): void {
      if (leastMs === 0) return
      const one = name(playerId, gameId)
      lasting.add(one)
      machineClock.after(leastMs, () => lasting.delete(one))
    },
  }
}
