const SERVER = 'apps/server/src/features'
const BOOK = 'apps/sportsbook/src'

/** What a mutation run changes: folders of code, how much of the sample is theirs, and tests beside those of the folder. */
export const GROUPS = [
  {
    name: 'money',
    share: 0.4,
    folders: [
      'packages/units/src',
      'packages/betting/src',
      `${SERVER}/ledger`,
      `${SERVER}/wallet`,
      `${SERVER}/turnover`,
      `${SERVER}/sports`,
      `${SERVER}/deposit`,
      `${SERVER}/withdraw`,
    ],
    tests: [],
  },
  {
    name: 'session',
    share: 0.2,
    folders: [
      `${SERVER}/accounts`,
      `${SERVER}/sessions`,
      `${SERVER}/passwords`,
      `${SERVER}/safer-play`,
      `${SERVER}/play-limits`,
    ],
    tests: [`${SERVER}/own-account/password-change.server.test.ts`],
  },
  {
    name: 'settlement',
    share: 0.28,
    folders: [`${BOOK}/settlement`, `${BOOK}/orders`, `${BOOK}/cash-out`, `${BOOK}/reservations`],
    tests: [],
  },
  {
    name: 'wiring',
    share: 0.12,
    folders: ['apps/server/src/app'],
    tests: ['apps/server/src/wiring.server.test.ts', 'apps/server/src/job-table.server.test.ts'],
  },
]
