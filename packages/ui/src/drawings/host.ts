import { pick, seeded, seedOf } from './seeded.ts'

export type HostHair = 'short' | 'long' | 'bun' | 'cap'

export type HostLooks = {
  ground: readonly [string, string]
  skin: string
  hair: string
  shirt: string
  style: HostHair
}

const GROUNDS = [
  ['#2C5E4A', '#0E2A20'],
  ['#6B2A5E', '#2A0E26'],
  ['#1F5A8A', '#0B2238'],
  ['#6B4A12', '#2A1C04'],
  ['#4A3AA8', '#17104A'],
  ['#8A2B1E', '#34100A'],
] as const
const SKINS = ['#F2C39A', '#E8B48A', '#D9A57C', '#F7D3B0'] as const
const HAIRS = ['#1D1512', '#2B1B12', '#3A2014', '#15181A'] as const
const SHIRTS = ['#CBF43F', '#FFFFFF', '#DC2F24', '#FFBE45', '#FF8FC0', '#7FB2FF'] as const
const STYLES = ['short', 'long', 'bun', 'cap'] as const

/** How a host without a photograph looks: always the same for the same id. */
export function hostOf(hostId: string | number): HostLooks {
  const random = seeded(seedOf(hostId))
  return {
    ground: pick(GROUNDS, random),
    skin: pick(SKINS, random),
    hair: pick(HAIRS, random),
    shirt: pick(SHIRTS, random),
    style: pick(STYLES, random),
  }
}
