import { LANGUAGES } from '@keo/messages/languages'
import { webview } from '@keo/messages/webview/vi'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { loadArea, startLanguage } from '../../../language/messages.ts'
import { WebviewFrame } from './webview-frame.tsx'
import { WebviewHeader } from './webview-header.tsx'
import { WebviewRefused } from './webview-refused.tsx'
import { readWebviewTarget, type WebviewRefusal } from './webview-target.ts'

const nothing = () => {}

test('[RED-05] the header shows the real host beside the title, and the title as characters', () => {
  render(
    <WebviewHeader title="<b>bank.example</b>" host="play.example.com" lobbyCode={null} onClose={nothing} />,
  )
  expect(screen.getByRole('heading').textContent).toBe('<b>bank.example</b>')
  expect(screen.getByText('play.example.com')).toBeTruthy()
})

test('[NAV-14c] the lobby code is shown with the page', () => {
  render(<WebviewHeader title="Nổ hũ" host="play.example.com" lobbyCode="PP_SLOT" onClose={nothing} />)
  expect(screen.getByText('PP_SLOT')).toBeTruthy()
})

test.each<WebviewRefusal>(['missing', 'unreadable', 'scheme', 'userInfo', 'addressLiteral', 'port', 'host'])(
  '[RED-02] a target refused for its %s gets an error page without a link',
  (refusal) => {
    render(<WebviewRefused target={{ refusal, host: 'play.example.com' }} onClose={nothing} />)
    expect(screen.getByRole('alert')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
    expect(document.querySelector('iframe')).toBeNull()
  },
)

const RULES = { ownOrigin: 'http://127.0.0.1:8080', hosts: ['play.example.com'], sample: null }

test.each(LANGUAGES)(
  '[RED-02] every cause of a refusal has a sentence of its own in %s',
  async (language) => {
    await startLanguage(language)
    await loadArea('webview')
    const notes = [
      '',
      'https://play.example.com/\u0000',
      'javascript:alert(1)',
      'http://play.example.com/',
      'https://mai@evil.example/',
      'https://10.0.0.1/',
      'https://play.example.com:8443/',
      'https://evil.example/',
    ].map((address) => {
      const target = readWebviewTarget(address && Buffer.from(address).toString('base64'), RULES)
      if (target.accepted) throw new Error(`${address} was let in`)
      const { unmount } = render(<WebviewRefused target={target} onClose={nothing} />)
      const note = screen.getByRole('alert').textContent ?? ''
      unmount()
      return note
    })
    expect(new Set(notes).size).toBe(notes.length)
    const named = ['play.example.com', 'evil.example', '10.0.0.1', 'play.example.com:8443', 'evil.example']
    expect(named.map((host, n) => notes[n + 3]?.includes(host))).toEqual(named.map(() => true))
    for (const note of notes) expect(note).not.toMatch(/webview\.|\{/)
  },
)

test('[NAV-14a] a page that does not come says which host, and that it may not allow it', async () => {
  await startLanguage('vi')
  await loadArea('webview')
  vi.useFakeTimers()
  const target = {
    accepted: true,
    url: 'https://play.example.com/',
    host: 'play.example.com',
    isOwnOrigin: false,
  } as const
  render(<WebviewFrame target={target} title="x" lobbyCode={null} />)
  act(() => void vi.advanceTimersByTime(8_000))
  expect(screen.getByText(webview['webview.slow'].replace('{host}', 'play.example.com'))).toBeTruthy()
  vi.useRealTimers()
})
