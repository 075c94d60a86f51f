import { accounts as text } from '@keo/messages/accounts/vi'
import { core } from '@keo/messages/core/vi'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { manualClock } from '../../../testing/manual-clock.ts'
import { answering, show } from '../test-accounts.tsx'
import { withinCaptchaTime } from './captcha-queries.ts'
import { CaptchaSheet } from './captcha-sheet.tsx'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
const MAI = { mobileArea: '84', mobile: '0901234567' }
const PUZZLE = {
  challengeId: 'cap_1',
  width: 358,
  height: 176,
  background: PIXEL,
  piece: PIXEL,
  pieceTop: 40,
  pieceSize: 72,
}

/** The one of the picture that loads is another, and takes nothing. */
const puzzleStands = () =>
  waitFor(() => expect(screen.getByRole('slider').getAttribute('aria-disabled')).toBe('false'))

async function toQuestion() {
  await puzzleStands()
  await userEvent.click(screen.getByRole('button', { name: text['captcha.toQuestion'] }))
}

async function slideByKeys(strokes: number) {
  await puzzleStands()
  screen.getByRole('slider').focus()
  for (let stroke = 0; stroke < strokes; stroke++) await userEvent.keyboard('{ArrowRight}')
  await userEvent.keyboard('{Enter}')
}

test('[ACC-08c] an answer that does not fit shows the failure', async () => {
  const sent = answering({
    'captcha/new': { data: PUZZLE },
    'captcha/check': { refused: 'CAPTCHA_INVALID', msg: 'x' },
  })
  await show(<CaptchaSheet action="login" about={MAI} onEnd={() => {}} />)
  await slideByKeys(5)
  expect(await screen.findByText(text['captcha.failed'])).toBeTruthy()
  expect(sent.at(-1)?.body).toMatchObject({ challengeId: 'cap_1', kind: 'keys', left: 14.3 })
  expect(sent.at(-1)?.body['track']).toHaveLength(5)
})

test('[ACC-08c] an answer that fits gives its ticket', async () => {
  answering({ 'captcha/new': { data: PUZZLE }, 'captcha/check': { data: { captchaTicket: 'tkt-1' } } })
  const ends: (string | null)[] = []
  await show(<CaptchaSheet action="login" about={MAI} onEnd={(ticket) => ends.push(ticket)} />)
  await slideByKeys(5)
  expect(await screen.findByText(text['captcha.passed'])).toBeTruthy()
  await waitFor(() => expect(ends).toEqual(['tkt-1']))
})

test('closing it gives up', async () => {
  answering({ 'captcha/new': { data: PUZZLE } })
  const ends: (string | null)[] = []
  await show(<CaptchaSheet action="sms" about={MAI} onEnd={(ticket) => ends.push(ticket)} />)
  await userEvent.click(await screen.findByRole('button', { name: core['common.close'] }))
  expect(ends).toEqual([null])
})

test('[ACC-08d] a captcha that gets no answer gives up after 10 s', async () => {
  const time = manualClock()
  const calls: AbortSignal[] = []
  const waiting = withinCaptchaTime(
    (signal) =>
      new Promise<never>((_, reject) => {
        calls.push(signal)
        signal.addEventListener('abort', () => reject(new Error('given up')))
      }),
    { time },
  )
  time.advance(9_999)
  expect(calls[0]?.aborted).toBe(false)
  time.advance(1)
  await expect(waiting).rejects.toThrow('given up')
  expect(time.timers()).toBe(0)
})

test('[ACC-08d] without an answer it says so and offers another try', async () => {
  answering({})
  await show(<CaptchaSheet action="login" about={MAI} onEnd={() => {}} />)
  expect(await screen.findByText(text['captcha.timeout'])).toBeTruthy()
  expect(screen.getByRole('button', { name: text['accounts.retry'] })).toBeTruthy()
})

const QUESTION = {
  challengeId: 'cap_2',
  question: 'Hai từ nào là tên trái cây?',
  choices: ['xoài', 'con mèo', 'xe đạp', 'nho', 'bàn tay', 'đôi giày', 'cái bát', 'con voi'],
  picks: 2,
  proof: { prefix: 'p.', parts: 16, bits: 4 },
}

test('[CAP-04] the worded way names whom it is for, says in words how far the device is, and sends every part', async () => {
  const sent = answering({
    'captcha/new': { data: PUZZLE },
    'captcha/question': { data: QUESTION },
    'captcha/answer': { data: { captchaTicket: 'tkt-2' } },
  })
  const ends: (string | null)[] = []
  await show(<CaptchaSheet action="sms" about={MAI} onEnd={(ticket) => ends.push(ticket)} />)
  await toQuestion()
  await userEvent.click(await screen.findByRole('button', { name: 'xoài' }))
  await userEvent.click(screen.getByRole('button', { name: 'nho' }))
  expect((await screen.findByText(text['captcha.worked'])).getAttribute('role')).toBe('status')
  await userEvent.click(screen.getByRole('button', { name: text['captcha.answer'] }))
  await waitFor(() => expect(ends).toEqual(['tkt-2']))
  const asked = sent.find(({ path }) => path.endsWith('captcha/question'))
  expect(asked?.body).toMatchObject({ action: 'sms', about: '+84901234567' })
  const answer = sent.find(({ path }) => path.endsWith('captcha/answer'))
  expect(answer?.body).toMatchObject({ challengeId: 'cap_2', picks: [0, 3] })
  expect(answer?.body['proof']).toHaveLength(16)
})

test('[CAP-04] while the device works its share is told in quarters', async () => {
  answering({
    'captcha/new': { data: PUZZLE },
    'captcha/question': { data: { ...QUESTION, proof: { prefix: 'p.', parts: 16, bits: 32 } } },
  })
  await show(<CaptchaSheet action="sms" about={MAI} onEnd={() => {}} />)
  await toQuestion()
  const share = await screen.findByText(text['captcha.working'].replace('{percent}', '0'))
  expect(share.getAttribute('role')).toBe('status')
})
