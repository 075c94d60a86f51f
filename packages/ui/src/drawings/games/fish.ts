import { draw } from './draw.ts'

/** Light, body and shade of the kinds of fish from the cheapest to the dearest. */
const FISH_TONES: readonly (readonly [string, string, string])[] = [
  ['#D8F0FF', '#5FB4E8', '#1B5A8A'],
  ['#FFE3C4', '#FF9A5C', '#B0480C'],
  ['#D8FFEF', '#3ADBA0', '#0B6A4A'],
  ['#FFD6EC', '#F0609F', '#8A1654'],
  ['#A8DCFF', '#2563D8', '#12308A'],
  ['#E8D8FF', '#8A55E0', '#3A1680'],
  ['#FFF3B5', '#F0B82A', '#8F5B04'],
  ['#FFC4B8', '#E8442E', '#7C0B14'],
  ['#C8FFF4', '#16B0B0', '#064A56'],
  ['#FFFFFF', '#FF7A3D', '#A8200F'],
  ['#FFF9D8', '#E9A22E', '#6B3E04'],
]
const BODY = 'M4 52C14 26 50 20 72 46c-4 22-22 36-42 34C18 78 8 68 4 52Z'

/** A fish that swims to the left, by its place in the row of kinds; the dearest two wear a crest. */
export const fish = (place: number) =>
  draw((inks) => {
    const [light, body, shade] = FISH_TONES[place % FISH_TONES.length] ?? ['', '', '']
    const fins = inks.line(body, shade)
    const crest =
      place >= FISH_TONES.length - 2 ? '<path d="M22 24 20 8l8 7 6-11 6 11 9-6-4 16z" fill="#FFBE45"/>' : ''
    return `<path d="M66 50c8-16 18-24 30-26-6 12-6 36 2 50-14-2-24-10-32-24Z" fill="${fins}"/><path d="M30 30c6-14 22-18 34-14-6 6-8 14-6 22zM36 78c4 10 14 14 24 11-5-5-7-10-7-15z" fill="${fins}"/>${crest}<path d="${BODY}" fill="${inks.line(light, body)}"/><path d="M4 52C14 26 50 20 72 46c-20-8-48-6-68 6Z" fill="#fff" opacity=".3"/><g clip-path="${inks.clip(BODY)}"><path d="M32 34c9 12 9 28 0 44M44 30c9 14 9 34 0 50M56 34c7 10 7 26 0 38" stroke="${shade}" stroke-width="3" fill="none" opacity=".4"/><path d="M20 10h12l26 80H44z" fill="#fff" opacity=".14"/></g><circle cx="20" cy="48" r="6" fill="#fff"/><circle cx="19" cy="48" r="3.2" fill="#0B1430"/><path d="M5 58c4 2 8 2 11-1" stroke="${shade}" stroke-width="2.6" fill="none" stroke-linecap="round"/>`
  })
