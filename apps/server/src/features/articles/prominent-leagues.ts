/** Leagues that people read about: the large ones of Europe, those of our members' home, of Asia, and the courts. */
const READ_ABOUT: readonly number[] = [
  1001, 1002, 1003, 1004, 1005, 1010, 1011, 1101, 1102, 1103, 1111, 1112, 1191, 1192, 1201, 1202, 1203, 1204,
  1205, 1207, 1213, 3001, 3002, 3011, 3012, 3013, 3021, 3022, 3023, 3024,
]
/** Reserves and youth play at every hour, so there is something to read when nobody else plays. */
const BETWEEN: readonly number[] = [1026, 1027, 1028, 1242, 1243, 1245]

export const ARTICLE_LEAGUES: readonly number[] = [...READ_ABOUT, ...BETWEEN]

export const isReadAbout = (leagueId: number): boolean => READ_ABOUT.includes(leagueId)
