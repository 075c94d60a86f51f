/** Flags by the provider's numbers of regions; a region without one of its own gets bands that are always its. */
const FLAGS: Readonly<Record<number, string>> = {
  4: 'eu', 10: 'vn', 11: 'th', 13: 'id', 14: 'sg', 15: 'ph', 16: 'kh', 21: 'jp', 22: 'kr', 23: 'cn', 24: 'hk',
  25: 'tw', 41: 'en', 45: 'es', 46: 'it', 47: 'de', 48: 'fr', 76: 'us',
} // prettier-ignore

export function flagCode(regionId: number): string {
  return FLAGS[regionId] ?? `region ${regionId}`
}
