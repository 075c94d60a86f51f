import { draw } from './draw.ts'

/** A coin of xóc đĩa: red or white side up. */
export const xocDiaCoin = (isRed: boolean) =>
  draw((inks) => {
    const rim = isRed ? '#6E0A12' : '#8E978A'
    const face = isRed
      ? inks.round('#FF8A6B', '#DC2F24', '#8A0F14')
      : inks.round('#FFFFFF', '#F1EFE4', '#B9B6A4')
    return `<circle cx="50" cy="56" r="44" fill="${rim}"/><circle cx="50" cy="48" r="44" fill="${face}"/><circle cx="50" cy="48" r="34" fill="none" stroke="${isRed ? '#FFB4A0' : '#C9C5B4'}" stroke-width="2.5" opacity=".6"/><g clip-path="${inks.clip('<circle cx="50" cy="48" r="44"/>')}"><path d="M8-10h22l52 120H56z" fill="#fff" opacity=".18"/></g>`
  })
