import { accounts as text } from '@keo/messages/accounts/vi'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { DEFAULT_AGENT_LINE } from '../../../site/agent-line.ts'
import { answering, show } from '../test-accounts.tsx'
import { CaptchaSheet } from './captcha-sheet.tsx'

const thirdParties = vi.hoisted(() => ({ captchaUrl: 'https://people.example/widget', captchaId: 'site-1' }))
vi.mock('../../../site/agent-line.ts', async (original) => {
  const real = await original<typeof import('../../../site/agent-line.ts')>()
  const line = {
    ...real.DEFAULT_AGENT_LINE,
    thirdParties: { ...real.DEFAULT_AGENT_LINE.thirdParties, ...thirdParties },
  }
  return { ...real, useAgentLine: () => line }
})

const MAI = { mobileArea: '84', mobile: '0901234567' }
const ends: (string | null)[] = []
beforeEach(() => ends.splice(0))

async function shownFrame() {
  await show(<CaptchaSheet action="sms" about={MAI} onEnd={(ticket) => ends.push(ticket)} />)
  return screen.getByTitle<HTMLIFrameElement>(text['captcha.partyTitle'])
}

function say(
  frame: HTMLIFrameElement,
  change: { origin?: string; source?: Window | null; data?: unknown } = {},
) {
  const told = { type: 'captcha', token: 'tok-1' }
  const from = { origin: 'https://people.example', source: frame.contentWindow, data: told, ...change }
  fireEvent(window, new MessageEvent('message', from))
}

test('[NET-12a] where the site has a captcha party its page stands in a frame, and nothing of our own', async () => {
  answering({})
  const frame = await shownFrame()
  expect(frame.src).toBe('https://people.example/widget?id=site-1&lang=vie&action=sms')
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-same-origin')
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.queryByRole('button', { name: text['captcha.toQuestion'] })).toBeNull()
  expect(DEFAULT_AGENT_LINE.thirdParties.captchaUrl).toBeNull()
})

test('[NET-12a] the token that it posts becomes a ticket', async () => {
  const sent = answering({ 'captcha/pass': { data: { captchaTicket: 'tkt-1' } } })
  say(await shownFrame())
  await waitFor(() => expect(ends).toEqual(['tkt-1']))
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toMatchObject({ action: 'sms', about: '+84901234567', token: 'tok-1' })
})

test('[CAP-05] a token that the party does not confirm says so', async () => {
  answering({ 'captcha/pass': { refused: 'CAPTCHA_AWAY', msg: 'Chưa xác minh được lúc này.' } })
  say(await shownFrame())
  expect(await screen.findByText('Chưa xác minh được lúc này.')).toBeTruthy()
  expect(ends).toEqual([])
})

test.each([
  ['of another origin', { origin: 'https://evil.example' }],
  ['of another window', { source: window }],
  ['of another kind', { data: { type: 'resize', token: 'tok-1' } }],
  ['without a token', { data: { type: 'captcha' } }],
  ['with an endless token', { data: { type: 'captcha', token: 'x'.repeat(5000) } }],
])('[HTM-04] a message %s is not heard', async (_, change) => {
  const sent = answering({ 'captcha/pass': { data: { captchaTicket: 'tkt-1' } } })
  say(await shownFrame(), change)
  expect([sent, ends]).toEqual([[], []])
})
