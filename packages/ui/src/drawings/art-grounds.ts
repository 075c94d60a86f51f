type Ground = { from: string; to: string; ink: string; note: string; beam?: string }

/** Two-tone grounds for banners and tiles. `note` is the quieter text on each. */
export const ART_GROUNDS = {
  pitch: { from: '#1D5A35', to: '#061A10', ink: '#F3F6F0', note: '#CFE0CF', beam: 'rgb(203 244 63 / .22)' },
  lime: { from: '#DDFB7A', to: '#A9D61A', ink: '#12180A', note: '#33420C', beam: 'rgb(255 255 255 / .2)' },
  lotus: { from: '#B21E68', to: '#4A0A3A', ink: '#FFFFFF', note: '#FFD3E6' },
  indigo: { from: '#1C55B8', to: '#0A1F57', ink: '#FFFFFF', note: '#CFE3FF' },
  clay: { from: '#A33A12', to: '#4A1204', ink: '#FFFFFF', note: '#FFDCC4' },
  ruby: { from: '#7A1322', to: '#C5283A', ink: '#FFFFFF', note: '#FFD3D3' },
  lagoon: { from: '#0B4A5E', to: '#148096', ink: '#FFFFFF', note: '#C6F0F6' },
  forest: { from: '#0F4A33', to: '#0B2E22', ink: '#F3F6F0', note: '#BFD8C9' },
  wine: { from: '#8E1130', to: '#3D0618', ink: '#FFF3DA', note: '#F2C4C4', beam: 'rgb(255 190 69 / .14)' },
  gold: { from: '#F2B632', to: '#A4430B', ink: '#FFFFFF', note: '#FFF0D6' },
  jade: { from: '#2A7F6A', to: '#0B2F3C', ink: '#FFFFFF', note: '#CFEDE4' },
  sea: { from: '#2857C9', to: '#0C1B4E', ink: '#FFFFFF', note: '#D3DFFF' },
  surf: { from: '#0FA3B1', to: '#073B5C', ink: '#FFFFFF', note: '#D2F4F8' },
  violet: { from: '#5B3AA8', to: '#1D0F4A', ink: '#FFFFFF', note: '#E2D8FF' },
  lacquer: { from: '#D8402E', to: '#6B0D12', ink: '#FFFFFF', note: '#FFDAD4' },
  night: { from: '#3B4E9E', to: '#0C1230', ink: '#FFFFFF', note: '#D7DDF7' },
  table: { from: '#1E8A4C', to: '#0A3320', ink: '#FFFFFF', note: '#D3F0DE' },
  orchid: { from: '#8B3AB8', to: '#2E0F4E', ink: '#FFFFFF', note: '#F0DCFF' },
  bronze: { from: '#8A5A00', to: '#4A2F00', ink: '#FFFFFF', note: '#FFE9C2' },
  bank: { from: '#1E5BC0', to: '#123A86', ink: '#FFFFFF', note: '#D6E4FF' },
} as const satisfies Record<string, Ground>

export type ArtGround = keyof typeof ART_GROUNDS

/** The ground as custom properties, for a style attribute. */
export function groundStyle(ground: ArtGround): Record<string, string> {
  const { from, to, ink, note, beam = 'var(--art-beam)' }: Ground = ART_GROUNDS[ground]
  return {
    '--ground-from': from,
    '--ground-to': to,
    '--ground-ink': ink,
    '--ground-note': note,
    '--ground-beam': beam,
  }
}
