import { crestBeside, crestOf } from '@keo/ui/drawings/crest'

export type TeamColours = { readonly home: string; readonly away: string }

/** The colours of both crests, as they are drawn beside each other. */
export function teamColours(homeId: number, awayId: number): TeamColours {
  return { home: crestOf(homeId).field, away: crestBeside(awayId, homeId).field }
}

/** Above this luminance dark letters read better than white ones. */
const LIGHT = 0.179

export function inkOn(colour: string): string {
  return luminance(colour) > LIGHT ? 'var(--art-ink)' : 'var(--art-white)'
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
