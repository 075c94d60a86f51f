/** Whose games keep a wallet of their own; the sportsbook plays from the main one. */
export const GAME_PROVIDERS = [
  { code: 'pp-slot', name: 'PP Slot' },
  { code: 'lotus', name: 'Lotus Play' },
  { code: 'nova', name: 'Nova' },
] as const
