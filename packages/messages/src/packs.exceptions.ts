/** Texts that are right in Vietnamese and in another language alike: names, units, abbreviations. */
export const SAME_IN_EVERY_LANGUAGE: ReadonlySet<string> = new Set([
  'page.vip',
  'page.americaCampaign',
  'panel.members.vip',
])

/** Keys that code builds from parts, so that no source spells them whole. Each pattern names its builder. */
export const USED_BY_PATTERN: readonly RegExp[] = []
