/** What the wire puts between a market and the part of the match it is about. */
const PART = ' - '

/** Market types (3.9) that are offered on the whole match and on its parts: only there the whole is worth a word. */
const OF_PARTS_TOO: ReadonlySet<number> = new Set([
  1000, 1002, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1015, 1021, 1022, 1027, 1063,
  2001, 2002, 2003, 3002, 3003, 3005, 3012, 3013, 4001, 4002, 4003, 5002, 5003, 5010, 5014,
  6001, 6002, 7001, 7002, 7006, 8001, 8002, 8005, 8007, 13_002, 13_003, 13_007, 15_002, 15_003, 15_006,
  47_002, 47_003, 51_002, 51_003, 177_001, 177_002, 177_003,
  178_001, 178_002, 178_003, 178_004, 178_005, 178_006,
]) // prettier-ignore

/** "Kèo chấp · Hiệp 1" and "Kèo chấp · Toàn trận", for a selection that stands away from its match. */
export function marketText(name: string, marketType: number, whole: string): string {
  if (name.includes(PART)) return name.replace(PART, ' · ')
  return OF_PARTS_TOO.has(marketType) ? `${name} · ${whole}` : name
}
