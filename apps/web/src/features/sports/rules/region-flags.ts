/** Flags by the provider's numbers of regions; what is more than a country, or has no drawing, gets a globe. */
const FLAGS: Readonly<Record<number, string>> = {
  4: 'eu', 10: 'vn', 11: 'th', 12: 'my', 13: 'id', 14: 'sg', 15: 'ph', 16: 'kh', 17: 'la', 18: 'mm', 21: 'jp',
  22: 'kr', 23: 'cn', 24: 'hk', 25: 'tw', 26: 'in', 27: 'uz', 30: 'ae', 32: 'ir', 33: 'iq', 34: 'jo', 35: 'om',
  37: 'kw', 38: 'sy', 39: 'au', 40: 'nz', 41: 'en', 42: 'sc', 43: 'wa', 44: 'ie', 45: 'es', 46: 'it', 47: 'de',
  48: 'fr', 49: 'pt', 50: 'nl', 51: 'be', 52: 'tr', 53: 'gr', 54: 'ru', 55: 'ua', 56: 'pl', 57: 'at', 58: 'ch',
  59: 'dk', 60: 'se', 61: 'no', 62: 'fi', 63: 'cz', 64: 'sk', 65: 'hu', 66: 'ro', 67: 'bg', 68: 'rs', 69: 'hr',
  70: 'si', 71: 'is', 72: 'lt', 73: 'lv', 74: 'ee', 75: 'ge', 76: 'us', 77: 'ca', 78: 'mx', 79: 'cr', 83: 've',
  84: 'br', 85: 'ar', 88: 'co', 89: 'pe', 90: 'ec', 91: 'py', 92: 'eg', 95: 'dz', 96: 'ng', 97: 'sn', 98: 'ci',
  99: 'gh', 100: 'cm', 105: 'mn',
} // prettier-ignore

export function flagCode(regionId: number): string {
  return FLAGS[regionId] ?? 'world'
}
