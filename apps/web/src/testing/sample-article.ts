import type { ArticleDetail, ArticleView } from '@keo/contract/articles'

/** For tests: a preview of a match that has not begun, and a guide. */
export const PREVIEW: ArticleView = {
  id: 'art_01J0000000000001',
  kind: 'preview',
  title: 'Soi kèo Hà Nội FC – Thể Công: số liệu nói gì?',
  lead: 'V.League 1: Hà Nội FC gặp Thể Công.',
  writtenAt: '2036-06-11 12:00:00',
  match: {
    matchId: '7',
    sportId: 1,
    league: 'V.League 1',
    home: { id: 71, name: 'Hà Nội FC' },
    away: { id: 72, name: 'Thể Công' },
    time: '2036-06-11 20:00:00',
    homeScore: null,
    awayScore: null,
  },
}

export const GUIDE: ArticleView = {
  id: 'art_bankroll',
  kind: 'guide',
  title: 'Giữ vốn: mỗi vé bao nhiêu là vừa?',
  lead: 'Mỗi vé chỉ đặt 1% đến 2%.',
  writtenAt: null,
  match: null,
}

export const PREVIEW_DETAIL: ArticleDetail = {
  ...PREVIEW,
  blocks: [
    { kind: 'heading', lines: [{ spans: [{ text: 'Phong độ gần đây' }] }] },
    { kind: 'text', lines: [{ spans: [{ text: '<b>Hà Nội FC</b> đang thắng liền 3 trận.' }] }] },
  ],
  preview: {
    isNeutral: false,
    home: { results: ['won', 'won', 'won', 'lost'], scored: 7, conceded: 3, herePlayed: 2, hereWon: 2 },
    away: { results: [], scored: 0, conceded: 0, herePlayed: 0, hereWon: 0 },
    meetings: [{ matchId: '3', time: '2036-06-02 20:00:00', isSameHome: false, homeScore: 1, awayScore: 2 }],
    offers: [
      {
        marketId: 701,
        kind: 'handicap',
        line: '-0.5',
        options: [
          { type: 1, price: 1843 },
          { type: 2, price: 2010 },
        ],
      },
    ],
  },
  report: null,
  otherId: 'art_01J0000000000002',
  roomId: 'm7',
}
