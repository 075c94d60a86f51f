import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WebviewHeader } from './webview-header.tsx'
import { WebviewRefused } from './webview-refused.tsx'
import type { WebviewRefusal } from './webview-target.ts'

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
    render(<WebviewRefused refusal={refusal} onClose={nothing} />)
    expect(screen.getByRole('alert')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
    expect(document.querySelector('iframe')).toBeNull()
  },
)
