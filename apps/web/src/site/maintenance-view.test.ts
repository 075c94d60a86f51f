import { SPORT_GAME_ID, SPORT_TYPE_ID } from '@keo/contract/ids'
import { type GameType, NO_MAINTENANCE } from '@keo/contract/site'
import { parseServerTime } from '@keo/units/instants'
import { expect, test } from 'vitest'
import { maintenanceView, restsUntil } from './maintenance-view.ts'

const open = { isMaintain: false, startTime: '', endTime: '' }
const rest = { isMaintain: true, startTime: '2026-06-11 13:00:00', endTime: '2026-06-11 14:00:00' }
const during = parseServerTime('2026-06-11 13:30:00')!
const after = parseServerTime('2026-06-11 14:00:00')!

function sports({ type = open, game = open } = {}): GameType[] {
  const match = {
    id: SPORT_GAME_ID,
    gameType: 1,
    name: 'Thể thao',
    provider: 'KÈO',
    art: 'ball' as const,
    ...game,
  }
  return [{ id: SPORT_TYPE_ID, name: 'Thể thao', art: 'ball', ...type, gameCount: 1, gameList: [match] }]
}

const siteInfo = {
  ...NO_MAINTENANCE,
  ...rest,
  status: '1' as const,
  title: 'Nâng cấp',
  content: 'Máy chủ mới',
}

test('the whole site comes before sports, with its own title and content', () => {
  const view = maintenanceView({
    site: siteInfo,
    isSiteActive: true,
    gameTypes: sports({ game: rest }),
    now: during,
  })
  expect(view).toMatchObject({ what: 'site', title: 'Nâng cấp', content: 'Máy chủ mới' })
})

test.each([{ game: rest }, { type: rest }])(
  '[NET-08a] sports rests with its game or its type: %o',
  (windows) => {
    const known = { site: NO_MAINTENANCE, isSiteActive: false, gameTypes: sports(windows) }
    expect(maintenanceView({ ...known, now: during })).toMatchObject({ what: 'sports' })
    expect(maintenanceView({ ...known, now: after })).toEqual({ what: 'nothing' })
  },
)

test('[NET-08a] a thing that rests says until when, and nothing at the very end', () => {
  expect(restsUntil(rest, during)).toBe(after)
  expect(restsUntil(rest, after)).toBeNull()
})

test('[NET-08b] times that cannot be read mean no maintenance', () => {
  expect(restsUntil({ startTime: 'soon', endTime: '2026-02-31 00:00:00' }, during)).toBeNull()
  expect(restsUntil(undefined, during)).toBeNull()
})
