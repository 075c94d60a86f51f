import { getGameDetails, listSlotGames, setFavouriteGame } from '@keo/contract/games'
import { getAgentConfig, listGameTypes } from '@keo/contract/site'
import { serverTimeText } from '@keo/units/instants'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { clock } from '../../platform/time.ts'
import { DEFAULT_AGENT_LINE } from '../../site/agent-line.ts'
import { queryClient } from '../../api/query-client.ts'
import { sampleGame, sampleGameType } from '../../testing/sample-game.ts'
import { seeListEnds } from '../../testing/see-list-ends.ts'
import { answerCalls, here, openApp, Refusal } from '../../testing/test-app.tsx'

const LIST = `${listSlotGames.method} ${listSlotGames.path}`
const TYPES = `${listGameTypes.method} ${listGameTypes.path}`
const DETAILS = `${getGameDetails.method} ${getGameDetails.path}`
const HEART = `${setFavouriteGame.method} ${setFavouriteGame.path}`
const LINE = `${getAgentConfig.method} ${getAgentConfig.path}`

const SLOW = { timeout: 60_000 }
const slots = sampleGameType()
const mini = sampleGameType({ id: 1001106, gameType: 6, name: 'Mini game', art: 'rocket' })
const sports = sampleGameType({ id: 1001101, gameType: 1, name: 'Thể thao', art: 'ball' })
const lantern = sampleGame()
const page = (games: unknown[], total = games.length) => ({
  games,
  total,
  studios: [{ name: 'Kèo Originals', count: 3 }],
})
const details = {
  game: lantern,
  returnLeast: 9620,
  returnMost: 9620,
  mostBack: 50_000_000,
  minStake: '5000.00',
  maxStake: '5000000.00',
  parameters: { machine: 'high', lines: 20 },
  theme: 'plain',
  measured: { rounds: 12_400_000, staked: '1000000.00', returned: '964100.00' },
  sameEngine: [{ id: 1001104102, name: 'Sen Vàng' }],
}

function answer(more: Parameters<typeof answerCalls>[0] = {}) {
  return answerCalls({
    [TYPES]: () => [sports, slots, mini],
    [LIST]: () => page([lantern]),
    [DETAILS]: () => details,
    [HEART]: () => ({}),
    ...more,
  })
}
const asks = (asked: ReturnType<typeof answer>) =>
  asked.filter(({ call }) => call === LIST).map(({ body }) => body)

beforeEach(seeListEnds)

test('[GAM-01a] types stand by lobbySort without sports, and a tab leads to the lobby of its type', async () => {
  const asked = answer({
    [LINE]: () => ({ ...DEFAULT_AGENT_LINE, mode: 'test', lobbySort: [1001106, 1001104] }),
  })
  await openApp('/game', 'visitor')
  const strip = within(await screen.findByRole('tablist', { name: 'Loại trò chơi' }))
  await waitFor(() => expect(strip.getAllByRole('tab')).toHaveLength(3))
  expect(strip.getAllByRole('tab').map(({ textContent }) => textContent)).toContain('Sảnh')
  expect(strip.queryByRole('tab', { name: 'Thể thao' })).toBeNull()
  await userEvent.click(strip.getByRole('tab', { name: 'Nổ hũ' }))
  await waitFor(() => expect(here()).toBe('/sub-game/1001104'))
  await waitFor(() => expect(asks(asked).some(({ id }) => id === 1001104)).toBe(true))
})

test('the hall has its sections, and a jackpot card only where a game has a jackpot', async () => {
  answer()
  await openApp('/game', 'visitor')
  expect(await screen.findByRole('heading', { name: 'Đang hot' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Mới' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Chơi nhanh' })).toBeTruthy()
  expect(screen.queryByText('Hũ lớn hôm nay')).toBeNull()
  answer({ [LIST]: () => page([sampleGame({ jackpot: '38412905600.00' })]) })
  await queryClient.resetQueries()
  expect(await screen.findByText('Hũ lớn hôm nay')).toBeTruthy()
  expect(screen.getByText('38.412.905.600 ₫')).toBeTruthy()
})

test('what is typed is asked of the server once it stands still', async () => {
  const asked = answer()
  await openApp('/game', 'visitor')
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Tìm trong 1 trò chơi' }), 'den long')
  expect(await screen.findByText('Tìm thấy 1 trò chơi', undefined, { timeout: 60_000 })).toBeTruthy()
  const words = asks(asked).flatMap(({ search }) => (search === undefined ? [] : [search]))
  expect(words.at(-1)).toBe('den long')
  expect(words.length).toBeLessThan('den long'.length)
})

test('[GAM-01b] studio and volatility are chosen in a sheet and asked of the server', async () => {
  const asked = answer()
  await openApp('/sub-game/1001104', 'visitor')
  await userEvent.click(await screen.findByRole('button', { name: 'Bộ lọc' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Cao' }))
  await userEvent.click(screen.getByRole('radio', { name: /Kèo Originals/ }))
  await waitFor(() =>
    expect(asks(asked).at(-1)).toMatchObject({ id: 1001104, line: 'Kèo Originals', volatility: 'high' }),
  )
  expect(screen.getByText('Bộ lọc (2)')).toBeTruthy()
})

test('the list goes on page by page until all games are there', async () => {
  const asked = answer({
    [LIST]: ({ slotType, page: number }) =>
      slotType ? page([]) : page([sampleGame({ id: 1001104100 + Number(number) })], 130),
  })
  await openApp('/sub-game/1001104', 'visitor')
  expect(await screen.findByText('Hết danh sách')).toBeTruthy()
  const pages = asks(asked).flatMap((body) => (body.slotType ? [] : [body.page]))
  expect([...new Set(pages)]).toEqual([1, 2, 3])
})

test('[GAM-01c] a window that begins while the lobby is open veils its game, then its type, with the local end', async () => {
  const now = clock.now()
  const window = { startTime: serverTimeText(now - 60_000), endTime: serverTimeText(now + 3_600_000) }
  answer()
  await openApp('/sub-game/1001104', 'visitor')
  expect(await screen.findAllByRole('button', { name: /Hội Đèn Lồng/ })).toBeTruthy()
  answer({ [TYPES]: () => [sports, { ...slots, gameList: [{ ...lantern, ...window }] }, mini] })
  await queryClient.invalidateQueries({ queryKey: ['site', 'game-types'] })
  const veiled = await screen.findAllByRole('button', { name: /Bảo trì.*đến \d\d:\d\d/ })
  expect(veiled.every((tile) => tile.hasAttribute('disabled'))).toBe(true)
  answer({ [TYPES]: () => [sports, { ...slots, ...window }, mini] })
  await queryClient.invalidateQueries({ queryKey: ['site', 'game-types'] })
  expect(await screen.findByText('Nổ hũ đang bảo trì')).toBeTruthy()
  expect(screen.getByText(/^Mở lại lúc \d\d:\d\d/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Hội Đèn Lồng/ })).toBeNull()
})

test('a list that cannot be had says so and is asked again', async () => {
  answer({ [LIST]: () => new Refusal(500, 'x') })
  await openApp('/sub-game/1001104', 'visitor')
  const retry = await screen.findByRole('button', { name: 'Thử lại' }, { timeout: 60_000 })
  answer()
  await userEvent.click(retry)
  expect((await screen.findAllByRole('button', { name: /Hội Đèn Lồng/ })).length).toBeGreaterThan(0)
})

test('nothing found says how to search, and leads back to the lobby', async () => {
  answer({ [LIST]: ({ search }) => (search ? page([]) : page([lantern])) })
  await openApp('/game', 'visitor')
  await userEvent.type(await screen.findByRole('searchbox'), 'zzz')
  expect(await screen.findByText('Không có trò nào khớp', undefined, { timeout: 60_000 })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Về sảnh' }))
  expect(await screen.findByRole('heading', { name: 'Đang hot' })).toBeTruthy()
})

async function openDetails() {
  const [tile] = await screen.findAllByRole('button', { name: /Hội Đèn Lồng/ })
  await userEvent.click(tile!)
  return within(await screen.findByRole('dialog', { name: 'Hội Đèn Lồng' }))
}

test('details state the return beside the measured one, bounds, parameters and the shared engine', async () => {
  answer()
  await openApp('/sub-game/1001104', 'visitor')
  const sheet = await openDetails()
  expect(sheet.getByText('96,2%')).toBeTruthy()
  expect(sheet.getByText('96,41%')).toBeTruthy()
  expect(sheet.getByText(/12,4TR ván/)).toBeTruthy()
  expect(sheet.getByRole('img', { name: /Công bố 96,2%, đo được 96,41%/ })).toBeTruthy()
  expect(sheet.getByText('5K×')).toBeTruthy()
  expect(sheet.getByText('5K–5TR')).toBeTruthy()
  expect(sheet.getByText('Số dòng')).toBeTruthy()
  expect(sheet.getAllByText('Cao')).toHaveLength(2)
  expect(sheet.getByText(/^Chạy cùng bộ máy với 1 trò khác: Sen Vàng/)).toBeTruthy()
  expect(sheet.getByText(/^5 trục, 3 hàng/)).toBeTruthy()
})

test('details of a machine without free spins claim none', async () => {
  answer({ [DETAILS]: () => ({ ...details, parameters: { machine: 'low' } }) })
  await openApp('/sub-game/1001104', 'visitor')
  const sheet = await openDetails()
  expect(sheet.getByText(/^3 trục, 3 hàng, 5 dòng.*Không có lượt miễn phí/)).toBeTruthy()
})

test('a guest plays for free at once and with money after the login, which leads back to the game', async () => {
  answer()
  await openApp('/sub-game/1001104', 'visitor')
  const sheet = await openDetails()
  await userEvent.click(sheet.getByRole('button', { name: 'Chơi ngay' }))
  await waitFor(() => expect(here()).toBe('/login?redirect=%2Fsub-game%2F1001104101'))
})

test('a member plays at once, and the heart asks for the other state than the one shown', async () => {
  const asked = answer()
  await openApp('/sub-game/1001104')
  const sheet = await openDetails()
  await userEvent.click(sheet.getByRole('button', { name: 'Thêm vào yêu thích' }))
  await waitFor(() =>
    expect(asked.find(({ call }) => call === HEART)?.body).toEqual({ id: 1001104101, isFavourite: true }),
  )
  await userEvent.click(sheet.getByRole('button', { name: 'Chơi ngay' }))
  await waitFor(() => expect(here()).toBe('/sub-game/1001104101'))
})

test('[GAM-01e] the ids of sports lead to the matches', async () => {
  answer()
  await openApp('/sub-game/1001101', 'visitor')
  await waitFor(() => expect(here()).toBe('/sports'))
})

test('details of a slot show what its symbols pay, drawn as in the machine', async () => {
  answer()
  await openApp('/sub-game/1001104', 'visitor')
  const sheet = await openDetails()
  expect(await sheet.findByRole('heading', { name: 'Bảng thưởng' }, SLOW)).toBeTruthy()
  const cards = sheet.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(cards.slice(0, 3)).toEqual(['WildThay hình', '3+8 lượt', '160×5 hình'])
  expect(sheet.getByRole('img', { name: 'trống đồng' })).toBeTruthy()
})

test('details of a table game say what each bet pays', async () => {
  const game = sampleGame({ engine: 'roulette', volatility: 'low' })
  answer({ [DETAILS]: () => ({ ...details, game, parameters: {} }) })
  await openApp('/sub-game/1001104', 'visitor')
  const sheet = await openDetails()
  expect(await sheet.findByText('1 số', undefined, SLOW)).toBeTruthy()
  expect(sheet.getByText('36×')).toBeTruthy()
  expect(sheet.getByText('18 số')).toBeTruthy()
  expect(sheet.getByText('2×')).toBeTruthy()
})

test.each([
  ['blackjack', {}, 3, ['Xì dách2.5×', 'Hơn điểm nhà cái2×', 'Bằng điểm nhà cái1×']],
  ['fishing', {}, 11, ['Cơ hội bắt được 48%2×', 'Cơ hội bắt được 0,48%200×']],
  ['wheel', { risk: 'low', places: 10 }, 2, ['Số ô 1/10 · Thấp1.5×', 'Số ô 7/10 · Thấp1.2×']],
  ['plinko', { rows: 8 }, 3, ['Số hàng 8 · Cao29× · 4× · 1.5× · 0.3× · 0.2×']],
] as const)('details of %s say what its rules pay', async (engine, parameters, count, some) => {
  const game = sampleGame({ engine, volatility: 'low' })
  answer({ [DETAILS]: () => ({ ...details, game, parameters }) })
  await openApp('/sub-game/1001104', 'visitor')
  const sheet = await openDetails()
  const title = await sheet.findByRole('heading', { name: 'Bảng thưởng' }, SLOW)
  const rows = [...(title.closest('section')?.querySelectorAll('dl > *') ?? [])]
  const texts = rows.map(({ textContent }) => textContent)
  expect(texts).toHaveLength(count)
  expect(texts).toEqual(expect.arrayContaining([...some]))
})

test('a game is shared by its address', async () => {
  answer()
  const shared: unknown[] = []
  vi.stubGlobal(
    'navigator',
    Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) }),
  )
  await openApp('/sub-game/1001104', 'visitor')
  const sheet = await openDetails()
  await userEvent.click(sheet.getByRole('button', { name: 'Chia sẻ trò chơi' }))
  const url = `${location.origin}/sub-game/1001104101`
  await waitFor(() => expect(shared).toEqual([{ title: 'Hội Đèn Lồng', url }]))
})

test('until the list has come its places are held, and without a line the page says so and keeps what is there', async () => {
  answer({ [LIST]: () => new Promise(() => {}) })
  await openApp('/sub-game/1001104', 'visitor')
  await waitFor(
    () => expect(document.querySelectorAll('.lobby-grid .ui-skeleton').length).toBeGreaterThan(5),
    SLOW,
  )
  answer()
  await queryClient.resetQueries()
  expect((await screen.findAllByRole('button', { name: /Hội Đèn Lồng/ }, SLOW)).length).toBeGreaterThan(0)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(
    (await screen.findAllByText(/Mất mạng|ngoại tuyến|Không có mạng/i, undefined, SLOW)).length,
  ).toBeGreaterThan(0)
  expect(screen.getAllByRole('button', { name: /Hội Đèn Lồng/ }).length).toBeGreaterThan(0)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
})

test('a member finds the games played last at the top, a guest does not', async () => {
  const asked = answer({
    [LIST]: ({ slotType }) =>
      slotType === 'recent' ? page([sampleGame({ id: 1001104177, name: 'Mới Chơi Xong' })]) : page([lantern]),
  })
  const { unmount } = await openApp('/game')
  const titles = async () =>
    (await screen.findAllByRole('heading', { level: 2 }, SLOW)).map(({ textContent }) => textContent)
  await waitFor(async () => expect((await titles())[0]).toBe('Chơi gần đây'), SLOW)
  expect(await screen.findByRole('button', { name: /Mới Chơi Xong/ }, SLOW)).toBeTruthy()
  unmount()
  asked.length = 0
  await openApp('/game', 'visitor')
  await waitFor(async () => expect(await titles()).toContain('Đang hot'), SLOW)
  expect(asks(asked).some(({ slotType }) => slotType === 'recent')).toBe(false)
})
