import type { useMessages } from '../../language/messages.ts'

const NAMED = [
  'pointInHundredths',
  'roll',
  'cellsWithMines',
  'path',
  'slot',
  'cards',
  'place',
  'drawn',
  'pocket',
  'player',
  'banker',
  'points',
  'shoe',
  'dice',
  'coins',
  'shot',
  'stops',
  'freeSpins',
  'jackpotDraw',
  'isJackpotWon',
] as const

/** An outcome of the rules in words: one row for each thing that was drawn. */
export function outcomeRows(
  outcome: Readonly<Record<string, unknown>>,
  say: ReturnType<typeof useMessages>,
): { name: string; text: string }[] {
  return Object.entries(outcome).map(([key, value]) => {
    const known = NAMED.find((name) => name === key)
    return { name: known ? say(`verifier.outcome.${known}`) : key, text: textOf(value) }
  })
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  return String(value)
}
