/** Leagues that people read about: the large ones of Europe, those of our members' home, of Asia, and of other sports. */
const READ_ABOUT: readonly number[] = [
  1001, 1002, 1003, 1004, 1005, 1010, 1011, 1101, 1102, 1103, 1111, 1112, 1191, 1192, 1201, 1202, 1203, 1204,
  1205, 1207, 1213, 3001, 3002, 3011, 3012, 3013, 3021, 3022, 3023, 3024, 2001, 2002, 2003, 4001, 4002, 4003,
  6001, 6002, 7001, 7002, 7003, 8001, 8002, 13_001, 13_002, 13_003, 13_004, 13_005,
]
/** Reserves, youth and smaller leagues play at every hour, so there is something to read when nobody else plays. */
const BETWEEN: readonly number[] = [
  1026, 1027, 1028, 1242, 1243, 1245, 2004, 2005, 2006, 2007, 4004, 4005, 6003, 6004, 7004, 7005, 7006, 7007,
  8003, 8004, 8005, 8006, 13_006, 13_007, 13_008, 13_009, 13_010, 13_011, 17_701, 17_801,
]

export const ARTICLE_LEAGUES: readonly number[] = [...READ_ABOUT, ...BETWEEN]

export const isReadAbout = (leagueId: number): boolean => READ_ABOUT.includes(leagueId)
