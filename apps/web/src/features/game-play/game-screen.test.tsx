import { ERRORS } from '@keo/contract/errors'
import { serverTimeText } from '@keo/units/instants'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { navigation } from '../../navigation/navigation.ts'
import { storage } from '../../platform/storage.ts'
import { clock } from '../../platform/time.ts'
import { answerCalls, here, openApp, Refusal } from '../../testing/test-app.tsx'
import { sampleRound } from '../../testing/test-engine.tsx'

const SLOW = { timeout: 60_000 }
const ID = '3100000001'
const PAGE = `/sub-game/${ID}`
const HOUR = 3_600_000

const FACTS = {
  names: { vi: 'Xúc Xắc', en: 'Dice', 'zh-CN': '骰子', th: 'ลูกเต๋า' },
  studio: 'Nova',
  engine: 'dice',
  category: 'mini',
  volatility: 'medium',
  returnLeast: 9899,
  returnMost: 9900,
  mostBack: 9_900_000,
  minStake: '1000.00',
  maxStake: '10000000.00',
  parameters: {},
  theme: 'jade',
  cover: 'xuc-xac',
  coverSeed: 'x',
  releasedOn: '2026-01-01',
  hasJackpot: false,
}
/** The published vector of the fairness mockup's kind: seeds whose commitment is their SHA-256. */
const SEED = 'a1'.repeat(32)
const opened = (part: object = {}) => ({
  play: 'play-token',
  gameId: 'keo-dice-01',
  facts: FACTS,
  isDemo: false,
  currency: 'VND',
  balance: '60000.00',
  minStake: '1000.00',
  maxStake: '10000000.00',
  chips: ['1000.00', '50000.00'],
  seeds: { commitment: 'c0ffee', clientSeed: 'lua-moi', nextNonce: 12 },
  openRounds: [],
  hasAutoPlay: false,
  hasFastSpin: false,
  ...part,
})
const JUMP = { url: '/games/open?launch=once', isHere: true, launch: 'once', lobbyCode: 'PP_SLOT' }
const ROUND = sampleRound('dice', {
  number: 12,
  stake: '50000.00',
  returned: '0.00',
  bet: { stake: '50000', side: 'under', threshold: 5000 },
  view: { roll: 8000, multiplier: 0 },
})

const OPEN_ROUND = sampleRound('dice', {
  id: '7',
  number: 11,
  state: 'open',
  returned: null,
  view: { multiplier: 17_100 },
})

type PlayAnswers = Record<string, (body: Record<string, unknown>) => unknown>
const WITH_OPEN_ROUND: PlayAnswers = {
  open: () => opened({ openRounds: [OPEN_ROUND] }),
  rounds: () => ({ rounds: [OPEN_ROUND], next: null }),
}

/** The server's calls and the provider's, each in its own envelope. */
function answer(play: PlayAnswers, calls: Parameters<typeof answerCalls>[0] = {}) {
  const asked = answerCalls({
    'POST /api/game/bet/single-wallet/jump': () => JUMP,
    'POST /api/game/bet/single-wallet/demo': () => JUMP,
    'GET /api/game/home/type/list': () => [],
    'POST /api/game/bet/single-wallet/position': () => ({
      since: serverTimeText(clock.now() - 75 * 60_000),
      staked: '200000.00',
      returned: '116000.00',
      net: '-84000.00',
    }),
    ...calls,
  })
  const ours = globalThis.fetch
  const known: PlayAnswers = {
    open: () => opened(),
    rounds: () => ({ rounds: [], next: null }),
    ...play,
  }
  const played: { readonly path: string; readonly body: Record<string, unknown> }[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const path = /\/games\/play\/v1\/(.+)$/.exec(address)?.[1]
    if (!path) return ours(address, init)
    const body = JSON.parse(String(init.body))
    played.push({ path, body })
    const data = known[path]?.(body)
    return Response.json(typeof data === 'string' ? { code: data } : { code: null, data })
  })
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  return { asked, played }
}

test('a visitor plays for free, and the page names it', async () => {
  const { asked } = answer({ open: () => opened({ isDemo: true }) })
  await openApp(PAGE, 'visitor')
  expect(await screen.findByText('Chơi thử', undefined, SLOW)).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Xúc Xắc' }, SLOW)).toBeTruthy()
  expect(asked.some(({ call }) => call.endsWith('/demo'))).toBe(true)
  expect(asked.some(({ call }) => call.endsWith('/jump'))).toBe(false)
  // The login leads back to the game, and there to real stakes.
  const login = screen.getByRole('link', { name: 'Đăng nhập' })
  expect(login.getAttribute('href')).toBe(`/login?redirect=${encodeURIComponent(PAGE)}`)
})

test('[RSP-13] a member sees how long they have played and what it cost', async () => {
  answer({})
  await openApp(PAGE)
  expect(await screen.findByText('1 giờ 15 phút', undefined, SLOW)).toBeTruthy()
  expect((await screen.findByText(/−84\.000/)).textContent).toContain('₫')
})

test('a round is played once with a key of its own; balance and spoken result follow', async () => {
  const { played } = answer({ round: () => ({ round: ROUND, balance: '10000.00' }) })
  await openApp(PAGE)
  fireEvent.click(await screen.findByRole('button', { name: /^Cược\s*50\.000/ }, SLOW))
  await waitFor(() => expect(screen.getByText('Số ra 80.00. Ván này không trúng')).toBeTruthy(), SLOW)
  expect(screen.getByRole('group', { name: 'Số dư' }).textContent).toContain('10.000')
  const sent = played.filter(({ path }) => path === 'round')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body['key']).toMatch(/^[\da-f]{32}$/)
})

test('with too little in the wallet the action becomes the deposit of what is missing', async () => {
  answer({ open: () => opened({ balance: '12000.00' }) })
  await openApp(PAGE)
  const more = await screen.findByRole('link', { name: /Nạp thêm 38\.000/ }, SLOW)
  expect(more.getAttribute('href')).toBe('/deposit')
  expect(screen.queryByRole('button', { name: /^Cược/ })).toBeNull()
})

const LOSS_LIMIT = {
  kind: 'loss',
  period: 'day',
  amount: '2000000.00',
  used: '1990000.00',
  left: '10000.00',
  renewTime: '2026-08-01 00:00:00',
  raise: null,
}
const limitsCall = {
  'GET /api/member/play-limits/list': () => ({
    currency: 'VND',
    limits: [{ ...LOSS_LIMIT, kind: 'stake', amount: null, left: null }, LOSS_LIMIT],
  }),
}

test('a limit of the player own lies over the game: which one, when it opens again, and where it is set', async () => {
  answer({ round: () => 'LIMIT_REACHED' }, limitsCall)
  await openApp(PAGE)
  fireEvent.click(await screen.findByRole('button', { name: /^Cược/ }, SLOW))
  const veil = within(
    (await screen.findByText('Bạn đã chạm giới hạn hôm nay', undefined, SLOW)).parentElement!,
  )
  expect(veil.getByText(/^Mức lỗ 2\.000\.000\s₫ do bạn đặt\. Mở lại \d\d:\d\d\.$/)).toBeTruthy()
  expect(veil.getByRole('link', { name: 'Xem giới hạn' }).getAttribute('href')).toBe('/safer-play')
  expect(screen.getByRole('button', { name: /^Cược/ }).hasAttribute('disabled')).toBe(true)
})

test('a limit that is reached beside an open round leaves that round to be played to its end', async () => {
  answer({ ...WITH_OPEN_ROUND, round: () => 'LIMIT_REACHED' }, limitsCall)
  await openApp(PAGE)
  fireEvent.click(await screen.findByRole('button', { name: /^Cược/ }, SLOW))
  expect((await screen.findByRole('alert', undefined, SLOW)).textContent).toContain('Bạn đã chạm giới hạn')
  expect(screen.queryByText('Bạn đã chạm giới hạn hôm nay')).toBeNull()
})

test('[RSP-04] a game that a limit keeps closed from the start says the same', async () => {
  answer(
    {},
    {
      ...limitsCall,
      'POST /api/game/bet/single-wallet/jump': () =>
        new Refusal(ERRORS.LIMIT_REACHED.wire, 'Đã chạm giới hạn'),
    },
  )
  await openApp(PAGE)
  expect(await screen.findByText('Bạn đã chạm giới hạn hôm nay', undefined, SLOW)).toBeTruthy()
})

test('[RSP-12] a bet that a due reality check refuses brings the check over the game; answered, play goes on', async () => {
  const due = {
    isDue: true,
    nextTime: '2026-01-31 20:00:00',
    playedMinutes: 75,
    staked: '500000.00',
    returned: '120000.50',
    net: '-379999.50',
    currency: 'VND',
  }
  let check = due
  const { played } = answer(
    { round: () => (check.isDue ? 'REALITY_CHECK' : { round: ROUND, balance: '10000.00' }) },
    {
      'GET /api/member/safer-play/reality-check': () => check,
      'POST /api/member/safer-play/reality-check/acknowledge': () => (check = { ...due, isDue: false }),
    },
  )
  await openApp(PAGE)
  fireEvent.click(await screen.findByRole('button', { name: /^Cược/ }, SLOW))
  const cover = within(await screen.findByRole('alertdialog', undefined, SLOW))
  fireEvent.click(cover.getByRole('button', { name: 'Tiếp tục chơi' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), SLOW)
  expect(here()).toBe(PAGE)
  fireEvent.click(await screen.findByRole('button', { name: /^Cược/ }, SLOW))
  const bets = () => played.filter(({ path }) => path === 'round')
  await waitFor(() => expect(bets()).toHaveLength(2), SLOW)
  expect((await screen.findAllByText(/80\.00/, undefined, SLOW)).length).toBeGreaterThan(0)
})

test('a play token that ended is launched anew by itself', async () => {
  const { asked } = answer({ round: () => 'SESSION_ENDED' })
  await openApp(PAGE)
  fireEvent.click(await screen.findByRole('button', { name: /^Cược/ }, SLOW))
  await waitFor(() => expect(asked.filter(({ call }) => call.endsWith('/jump'))).toHaveLength(2), SLOW)
})

test('a bet beside a round that another device has begun opens the game anew, with that round', async () => {
  const { asked } = answer({ round: () => 'ROUND_OPEN' })
  await openApp(PAGE)
  fireEvent.click(await screen.findByRole('button', { name: /^Cược/ }, SLOW))
  await waitFor(() => expect(asked.filter(({ call }) => call.endsWith('/jump'))).toHaveLength(2), SLOW)
})

test('a round whose end a reload cut off is told when the game opens again, until the next tap', async () => {
  answer({
    'round/get': () => ({ round: ROUND, balance: '10000.00' }),
    round: () => ({ round: { ...ROUND, id: '2', number: 13 }, balance: '10000.00' }),
  })
  await openApp('/sponsor')
  storage.write('unseenRounds', [{ gameId: 'keo-dice-01', round: '1' }])
  await act(() => navigation.to(PAGE))
  const told = 'Ván 12 đã kết thúc. Ván này không trúng.'
  expect(await screen.findByText(told, undefined, SLOW)).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: /^Cược/ }, SLOW))
  await waitFor(() => expect(screen.queryByText(told)).toBeNull(), SLOW)
})

test('without a line the page says so and takes no bet; the line back, it goes on', async () => {
  answer({})
  await openApp(PAGE)
  const button = await screen.findByRole('button', { name: /^Cược/ }, SLOW)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText('Mất mạng. Đang nối lại…')).toBeTruthy()
  expect(screen.queryByText(/được giữ nguyên/)).toBeNull()
  expect(button.hasAttribute('disabled')).toBe(true)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(button.hasAttribute('disabled')).toBe(false)
})

test('without a line in the middle of a round a card says that it is kept, and what it stands at', async () => {
  answer(WITH_OPEN_ROUND)
  await openApp(PAGE)
  await screen.findByRole('button', { name: /^Cược/ }, SLOW)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByRole('heading', { name: 'Ván 11 được giữ nguyên' })).toBeTruthy()
  expect(screen.getByText(/^Đã cược 50\.000\s₫, hệ số 1\.71×\. Có mạng lại là chơi tiếp\.$/)).toBeTruthy()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(/được giữ nguyên/)).toBeNull()
})

test('a game in maintenance shows a veil until when, in place of the game', async () => {
  const times = [clock.now() - HOUR, clock.now() + HOUR].map(serverTimeText)
  answer(
    {},
    {
      'GET /api/game/home/type/list': () => [
        {
          id: 1001,
          name: 'Mini',
          art: 'dice',
          isMaintain: true,
          startTime: times[0],
          endTime: times[1],
          gameCount: 1,
          gameList: [
            {
              id: Number(ID),
              gameType: 1,
              name: 'Xúc Xắc',
              provider: 'Nova',
              art: 'dice',
              isMaintain: false,
              startTime: '',
              endTime: '',
            },
          ],
        },
      ],
    },
  )
  await openApp(PAGE)
  expect(await screen.findByRole('heading', { name: /^Bảo trì đến/ }, SLOW)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Cược/ })).toBeNull()
})

test('a member on a break reads why and where it is set', async () => {
  answer(
    {},
    {
      'POST /api/game/bet/single-wallet/jump': () =>
        new Refusal(ERRORS.ON_BREAK.wire, 'Bạn đang nghỉ chơi đến 18:00.'),
    },
  )
  await openApp(PAGE)
  expect(await screen.findByText('Bạn đang nghỉ chơi đến 18:00.', undefined, SLOW)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Xem giới hạn' }).getAttribute('href')).toBe('/safer-play')
})

test('a member whose identity is not proven is led to where it is proven', async () => {
  answer(
    {},
    {
      'POST /api/game/bet/single-wallet/jump': () =>
        new Refusal(ERRORS.IDENTITY_NEEDED.wire, 'Hãy xác minh danh tính trước khi cược.'),
    },
  )
  await openApp(PAGE)
  const way = await screen.findByRole('link', { name: 'Xác minh danh tính' }, SLOW)
  expect(way.getAttribute('href')).toBe('/identity')
  expect(screen.getByText('Hãy xác minh danh tính trước khi cược.')).toBeTruthy()
})

test('a provider that does not answer leaves a way to try again', async () => {
  let isAway = true
  answer({ open: () => (isAway ? { no: 'game' } : opened()) })
  await openApp(PAGE)
  expect(await screen.findByText('Nhà cung cấp chưa trả lời', undefined, SLOW)).toBeTruthy()
  isAway = false
  fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(await screen.findByRole('button', { name: /^Cược/ }, SLOW)).toBeTruthy()
})

test('a game behind an address goes to the page of addresses, with its lobby code', async () => {
  answer(
    {},
    {
      'POST /api/game/bet/single-wallet/jump': () => ({
        url: 'https://games.example/x',
        isHere: false,
        launch: null,
        lobbyCode: 'PP_SLOT',
      }),
    },
  )
  await openApp(PAGE)
  await waitFor(() => expect(here()).toContain('/webview?'), SLOW)
  expect(here()).toContain(`url=${encodeURIComponent(btoa('https://games.example/x'))}`)
  expect(here()).toContain('lobbyCode=PP_SLOT')
})

test('the fairness sheet changes the pair, shows the used seed, and computes a round again', async () => {
  const { played } = answer({
    rounds: () => ({ rounds: [ROUND], next: null }),
    'seeds/change': () => ({
      revealed: { serverSeed: SEED, commitment: 'c0ffee', clientSeed: 'lua-moi', rounds: 12 },
      seeds: { commitment: 'beef', clientSeed: 'cua-toi', nextNonce: 1 },
    }),
    fairness: () => ({
      kind: 'pair',
      round: ROUND,
      commitment: 'c0ffee',
      serverSeed: SEED,
      clientSeed: 'lua-moi',
      nonce: 12,
    }),
  })
  await openApp(PAGE)
  fireEvent.click(await screen.findByRole('button', { name: 'Kiểm chứng công bằng' }, SLOW))
  const sheet = await screen.findByRole('dialog', { name: 'Kiểm chứng công bằng' }, SLOW)
  expect(within(sheet).getByText('c0ffee')).toBeTruthy()
  const field = within(sheet).getByLabelText('Seed của bạn')
  fireEvent.change(field, { target: { value: 'a:b' } })
  expect(within(sheet).getByRole('alert').textContent).toContain('không có dấu hai chấm')
  fireEvent.change(field, { target: { value: 'cua-toi' } })
  fireEvent.click(within(sheet).getByRole('button', { name: 'Đổi cặp' }))
  expect(await within(sheet).findByText(SEED, undefined, SLOW)).toBeTruthy()
  expect(played.find(({ path }) => path === 'seeds/change')?.body).toEqual({ clientSeed: 'cua-toi' })
  fireEvent.click(within(sheet).getByRole('button', { name: /Ván 12/ }))
  // The commitment of the sample is not the seed's: the page must say so instead of nodding.
  expect(await within(sheet).findByText(/^Không khớp/, undefined, SLOW)).toBeTruthy()
})

test('the rules state the return, the bounds and the volatility', async () => {
  answer({})
  await openApp(PAGE)
  fireEvent.click(await screen.findByRole('button', { name: 'Luật chơi' }, SLOW))
  const sheet = await screen.findByRole('dialog', { name: 'Luật chơi và tỷ lệ hoàn trả' }, SLOW)
  expect(sheet.textContent).toContain('98,99% – 99%')
  expect(sheet.textContent).toMatch(/1\.000.*– 10\.000\.000/)
})

test.each([
  ['low', /không có lượt miễn phí/],
  ['high', /Scatter cho lượt miễn phí/],
] as const)('the rules of a %s machine claim no more than it has', async (machine, claim) => {
  answer({ open: () => opened({ facts: { ...FACTS, engine: 'slot', parameters: { machine } } }) })
  await openApp(PAGE)
  fireEvent.click(await screen.findByRole('button', { name: 'Luật chơi' }, SLOW))
  const sheet = await screen.findByRole('dialog', { name: 'Luật chơi và tỷ lệ hoàn trả' }, SLOW)
  expect(sheet.textContent).toMatch(claim)
})

test('sound is off until the speaker is tapped, and is remembered for the game', async () => {
  answer({})
  await openApp(PAGE)
  const speaker = await screen.findByRole('button', { name: 'Âm thanh' }, SLOW)
  expect(speaker.getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(speaker)
  expect(speaker.getAttribute('aria-pressed')).toBe('true')
  expect(localStorage.getItem('keo.soundGames')).toBe('["keo-dice-01"]')
})
