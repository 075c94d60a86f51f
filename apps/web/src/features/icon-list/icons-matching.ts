/** The icons whose tag contains what is typed, whatever its case; all of them when nothing is. */
export function iconsMatching<Icon extends { tag: string }>(
  icons: readonly Icon[],
  wanted: string,
): readonly Icon[] {
  const needle = wanted.trim().toLowerCase()
  return needle ? icons.filter((icon) => icon.tag.toLowerCase().includes(needle)) : icons
}
