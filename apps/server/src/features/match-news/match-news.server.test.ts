import { logout } from '@keo/contract/accounts'
import { checkGuideClick } from '@keo/contract/guide'
import { followMatches, GOAL_NEWS, getMatchIdList } from '@keo/contract/match-news'
import { TopicMessage } from '@keo/contract/socket'
import { getSportsToken } from '@keo/contract/sports'
import { badInputProblems } from '@keo/dev-world/bad-input'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { forceEvent } from '@keo/sportsbook-contract/control'
import { getList } from '@keo/sportsbook-contract/matches'
import { newBetList } from '@keo/sportsbook-contract/orders'
import { seconds } from '@keo/units/instants'
import { expect, test, vi } from 'vitest'

const { database, world } = sharedWorld({ webRoot: null })
const OPEN = { isSettled: false, currencyId: 1000 }
const LOBBY = { lobbyCode: 'c_sports' } as const

async function provider(path: string, body: object, token = ''): Promise<{ code: number; data: unknown }> {
  const answer = await fetch(`${world.url}/sportsbook${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as { code: number; data: unknown }
}

test('[SPT-15c] [WSS-07] goals of watched matches come from the provider, once each', async () => {
  const { data } = await provider(getList.path, { type: 1, sportId: 1, size: 2 })
  const [match] = getList.response.parse(data).records
  const [home = 0, away = 0] = match?.nsg.find(({ pe, tyg }) => pe === 1000 && tyg === 5)?.sc ?? []
  const socket = await world.socketOf(await world.signIn('maitran88'))
  await socket.ask({ businessType: 'matchGoalInfo', fbId: [String(match?.id)] })
  const looked = async () => {
    await world.clock.advance(seconds(2))
    // A look goes to the provider and back, which the clock does not wait for.
    await provider(getList.path, { type: 1, matchIds: [match?.id] })
  }
  await looked()

  let heard: unknown
  void socket.next().then((message) => (heard = message))
  await provider(forceEvent.path, { matchId: match?.id, kind: 'goal', side: 'away' })
  await vi.waitFor(async () => {
    await looked()
    expect(heard).toBeDefined()
  }, 120_000)
  const news = TopicMessage.parse(heard)
  expect(news).toMatchObject({
    businessType: GOAL_NEWS,
    topic: `public:match:${match?.id}`,
    businessContent: { fbId: String(match?.id), side: 'away', home, away: away + 1, isTakenBack: false },
  })
  // The next thing heard is the answer to this: the goal is not told again.
  await looked()
  expect(await socket.ask({ businessType: 'matchGoalInfo', fbId: [] })).toMatchObject({
    businessType: 'watching',
  })
})

test('followed matches come back on every device, and only to their player', async () => {
  const mai = { token: await world.signIn('maitran88') }
  const linh = { token: await world.signIn('linhnguyen7') }
  const matches = [
    { sportId: 1, matchId: '17' },
    { sportId: 3, matchId: '18' },
    { sportId: 1, matchId: '17' },
  ]
  await world.call(followMatches, { ...LOBBY, isFollowed: true, matches }, mai)
  await world.call(followMatches, { ...LOBBY, isFollowed: false, matches: matches.slice(1, 2) }, mai)
  const again = { token: await world.signIn('maitran88') }
  const listed = async (who: { token: string }, userId?: string) =>
    (await world.call(getMatchIdList, { ...LOBBY, ...(userId ? { userId } : {}) }, who)).data.matches
  expect(await listed(again)).toEqual([{ sportId: 1, matchId: '17' }])
  expect(await listed(linh, 'mbr_01JSEEDMA1000000000000000')).toEqual([])
  await database.asOwner("update platform.member set role = 1 where user_name = 'linhnguyen7'")
  expect((await world.call(getMatchIdList, LOBBY, linh)).code).toBe(2000000006)
  expect(
    await badInputProblems(world, followMatches, { ...LOBBY, isFollowed: true, matches }, again),
  ).toEqual([])
})

test('[SPT-14] a guide is put away once: by the member, or on the device by a guest, who is not shown it again as a member', async () => {
  const isClicked = async (how: object, click = false) =>
    (await world.call(checkGuideClick, { guide: 'sports', ...(click ? { click } : {}) }, how)).data.isClicked
  const phone = { deviceNo: 'H5-AND-1-abcdef-00000001' }
  const other = { deviceNo: 'H5-AND-1-abcdef-00000002' }
  expect(await isClicked(phone)).toBe(false)
  expect(await isClicked(phone, true)).toBe(true)
  expect([await isClicked(phone), await isClicked(other)]).toEqual([true, false])
  const member = { ...other, token: await world.signIn('maitran88') }
  expect([await isClicked({ ...phone, token: member.token }), await isClicked(member)]).toEqual([true, false])
  expect(await isClicked(member, true)).toBe(true)
  expect([await isClicked(member), await isClicked(other)]).toEqual([true, false])
})

test('[SES-11] a token for the sportsbook is another one than the session, and dies with it', async () => {
  const token = await world.signIn('maitran88')
  const { data: access } = await world.call(getSportsToken, {}, { token })
  expect(access.token).not.toBe(token)
  const codeOf = async (sports: string) => (await provider(newBetList.path, OPEN, sports)).code
  expect(await codeOf(access.token)).toBe(0)
  expect(await codeOf(token)).toBe(14010)
  await world.call(logout, {}, { token })
  await vi.waitFor(async () => expect(await codeOf(access.token)).toBe(14010))
})

test('[SES-11] a login elsewhere ends the tokens of the session before it, not its own', async () => {
  const first = await world.signIn('maitran88')
  const { data: before } = await world.call(getSportsToken, {}, { token: first })
  const second = await world.signIn('maitran88')
  const { data: after } = await world.call(getSportsToken, {}, { token: second })
  const codeOf = async (sports: string) => (await provider(newBetList.path, OPEN, sports)).code
  await vi.waitFor(async () => expect(await codeOf(before.token)).toBe(14010))
  expect(await codeOf(after.token)).toBe(0)
})

test('[SES-11] a session that runs out takes its token along', async () => {
  const { data: access } = await world.call(getSportsToken, {}, { token: await world.signIn('maitran88') })
  world.worldClock.jump(seconds(3600 * 13))
  expect((await provider(newBetList.path, OPEN, access.token)).code).toBe(14010)
})
