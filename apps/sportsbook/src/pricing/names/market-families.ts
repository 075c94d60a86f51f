import type { MarketText, Subject } from './market-texts.ts'

const SOCCER: Readonly<Record<number, MarketText>> = {
  1000: 'handicap', 1002: 'european', 1005: 'threeWay', 1006: 'drawNoBet', 1007: 'total', 1008: 'oddEven',
  1012: 'doubleChance', 1016: 'homeNoBet', 1017: 'awayNoBet', 1018: 'margin', 1019: 'lastGoal',
  1021: 'homeTotal', 1022: 'awayTotal', 1025: 'homeClean', 1026: 'awayClean', 1027: 'bothScore', 1028: 'whichScore',
  1030: 'resultTotal', 1032: 'resultBoth', 1033: 'halfFull', 1034: 'bothOver', 1035: 'bothUnder',
  1036: 'homeScoresBoth', 1037: 'awayScoresBoth', 1038: 'homeWinsBoth', 1039: 'homeWinsEither',
  1040: 'awayWinsBoth', 1041: 'awayWinsEither', 1042: 'highestHalf', 1043: 'homeHighestHalf',
  1044: 'awayHighestHalf', 1046: 'qualify', 1047: 'howDecided', 1048: 'extraTime', 1049: 'goal', 1050: 'shootOut',
  1051: 'firstGoalTime', 1072: 'sentOff', 1073: 'homeSentOff', 1074: 'awaySentOff', 1078: 'chanceTotal',
  1079: 'chanceBoth', 1082: 'homeOddEven', 1083: 'awayOddEven', 1089: 'nextGoal', 1090: 'restWinner',
  1091: 'homeToWin', 1092: 'awayToWin', 1093: 'anyToWin', 1099: 'correctScore',
  1100: 'correctScore', 1101: 'ranges', 1102: 'exact', 1103: 'exact', 1104: 'exact', 1105: 'homeExact',
  1106: 'awayExact', 1115: 'totalBoth', 1167: 'homeNil', 1168: 'awayNil', 1176: 'firstGoalHalf', 1969: 'topScorer',
  1177: 'homeFirstGoalHalf', 1178: 'awayFirstGoalHalf',
} // prettier-ignore

/** Markets of something other than goals: the name begins with it. */
const COUNTED: Readonly<Record<number, readonly [Subject, MarketText]>> = {
  1009: ['corners', 'threeWay'], 1010: ['corners', 'total'], 1011: ['corners', 'handicap'], 1015: ['corners', 'oddEven'],
  1054: ['corners', 'raceTo'], 1055: ['corners', 'last'], 1057: ['corners', 'homeTotal'], 1058: ['corners', 'awayTotal'],
  1094: ['corners', 'next'], 1107: ['corners', 'range'], 1108: ['corners', 'range'], 1109: ['corners', 'homeRange'],
  1110: ['corners', 'awayRange'], 1229: ['corners', 'homeOddEven'],
  1230: ['corners', 'awayOddEven'], 1060: ['bookings', 'handicap'], 1061: ['bookings', 'threeWay'],
  1063: ['bookings', 'total'], 1065: ['bookings', 'homeTotal'], 1066: ['bookings', 'awayTotal'],
  1126: ['bookings', 'oddEven'], 1067: ['yellow', 'handicap'], 1068: ['yellow', 'total'], 1069: ['yellow', 'threeWay'],
} // prettier-ignore

const OTHERS: Readonly<Record<number, MarketText>> = {
  2001: 'handicap', 2002: 'total', 2003: 'threeWay', 2004: 'oddEven', 2005: 'homeTotal', 2006: 'awayTotal',
  2007: 'winnerExtra', 2008: 'margin', 2010: 'nextGoal', 2012: 'correctScore', 2015: 'doubleChance',
  3001: 'threeWay', 3002: 'handicap', 3003: 'total', 3004: 'winnerExtra', 3005: 'oddEven', 3007: 'margin',
  3008: 'pointRace', 3012: 'homePoints', 3013: 'awayPoints', 3015: 'extraTime', 3017: 'halfFull', 3020: 'moneyLine',
  3022: 'homeOddEven', 3023: 'awayOddEven', 3033: 'highestHalfPoints',
  4001: 'handicap', 4002: 'total', 4003: 'threeWay', 4004: 'drawNoBet', 4005: 'homePoints', 4006: 'awayPoints',
  4007: 'oddEven',
  5001: 'winner', 5002: 'gameHandicap', 5003: 'gameTotal', 5004: 'setHandicap', 5005: 'setTotal', 5006: 'setScore',
  5007: 'setScore', 5008: 'homeGames', 5009: 'awayGames', 5010: 'oddEven', 5011: 'correctScore', 5012: 'setWinner',
  5013: 'gameWinner', 5014: 'tieBreak', 5015: 'firstSetMatch', 5016: 'homeWinsSet', 5017: 'awayWinsSet',
  5019: 'setWinnerTotal',
  6001: 'handicap', 6002: 'total', 6003: 'winnerExtra', 6004: 'homePoints', 6005: 'awayPoints', 6006: 'oddEven',
  6009: 'threeWay', 6010: 'drawNoBet',
  7001: 'handicap', 7002: 'total', 7003: 'winnerExtra', 7004: 'homeTotal', 7005: 'awayTotal', 7006: 'threeWay',
  7007: 'oddEven',
  8001: 'handicap', 8002: 'total', 8003: 'homeTotal', 8004: 'awayTotal', 8005: 'threeWay', 8006: 'drawNoBet',
  8007: 'oddEven', 8009: 'doubleChance',
  13001: 'winner', 13002: 'pointHandicap', 13003: 'pointTotal', 13004: 'setScore', 13006: 'setWinner', 13007: 'oddEven',
  13008: 'setHandicap', 13009: 'setTotal',
  15001: 'winner', 15002: 'pointHandicap', 15003: 'pointTotal', 15004: 'correctScore', 15005: 'correctScore',
  15006: 'oddEven', 15008: 'roundWinner', 15009: 'unitHandicap', 15010: 'unitTotal',
  16001: 'frameHandicap', 16002: 'frameTotal', 16003: 'winner', 16006: 'frameWinner', 16007: 'oddEven',
  19001: 'roundTotal', 19002: 'winner', 19003: 'distance', 19004: 'method',
  47001: 'winner', 47002: 'pointHandicap', 47003: 'pointTotal', 47004: 'correctScore', 47005: 'correctScore',
  47006: 'roundWinner', 47009: 'unitHandicap', 47010: 'unitTotal',
  51001: 'winner', 51002: 'pointHandicap', 51003: 'pointTotal', 51006: 'setWinner', 51008: 'setHandicap',
  177001: 'handicap', 177002: 'total', 177003: 'threeWay', 177004: 'homeTotal', 177005: 'awayTotal', 177007: 'oddEven',
  177009: 'drawNoBet', 177012: 'doubleChance', 177019: 'correctScore', 177020: 'correctScore', 177021: 'bothScore',
  177022: 'halfFull',
  178001: 'handicap', 178002: 'total', 178003: 'winnerExtra', 178004: 'homePoints', 178005: 'awayPoints',
  178006: 'oddEven', 178007: 'threeWay',
} // prettier-ignore

/** The last but one of every sport's thousand asks for the winner of a competition (3.9). */
const OUTRIGHT = 998

/** And the one before it is of several picks of one match together. */
const BUILDER = 997

function ofAnySport(marketType: number): MarketText | undefined {
  if (marketType % 1000 === BUILDER) return 'builder'
  return marketType % 1000 === OUTRIGHT ? 'champion' : undefined
}

/** The text of a market type and, where goals are not what it counts, its subject. */
export function familyOf(
  marketType: number,
): { readonly text: MarketText; readonly subject: Subject | null } | null {
  const counted = COUNTED[marketType]
  if (counted) return { subject: counted[0], text: counted[1] }
  const text = SOCCER[marketType] ?? OTHERS[marketType] ?? ofAnySport(marketType)
  return text ? { text, subject: null } : null
}

const HANDICAPS: ReadonlySet<MarketText> = new Set([
  'handicap',
  'european',
  'gameHandicap',
  'setHandicap',
  'pointHandicap',
  'frameHandicap',
  'unitHandicap',
])

/** The line stands with a side, with its sign, rather than with over and under. */
export function hasSignedLine(marketType: number): boolean {
  const family = familyOf(marketType)
  return family !== null && HANDICAPS.has(family.text)
}
