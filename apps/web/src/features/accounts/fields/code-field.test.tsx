import { accounts as text } from '@keo/messages/accounts/vi'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { devPanel } from '../../../page-kit/dev-panel-state.ts'
import { show } from '../test-accounts.tsx'
import { CodeField } from './code-field.tsx'

const button = (name: RegExp | string) => screen.findByRole<HTMLButtonElement>('button', { name })

function field(onSend: () => Promise<boolean>, target = '912345678') {
  return <CodeField value="" onChange={() => {}} onSend={onSend} canSend target={target} />
}

test('[ACC-08a] the button is ready, and rests 60 s after a send', async () => {
  await show(field(async () => true))
  await userEvent.click(await button(text['accounts.send']))
  const resting = await button(new RegExp(`${text['accounts.resend']}$`))
  expect([resting.disabled, resting.textContent]).toEqual([true, `60s${text['accounts.resend']}`])
})

test('another form of the same number rests as long', async () => {
  await show(field(async () => true, 'VN 912345670'))
  await userEvent.click(await button(text['accounts.send']))
  await button(new RegExp(`${text['accounts.resend']}$`))
  cleanup()
  await show(field(async () => true, 'VN 912345670'))
  expect((await button(new RegExp(`${text['accounts.resend']}$`))).disabled).toBe(true)
})

test('[ACC-08b] a send that was refused leaves it ready', async () => {
  await show(field(async () => Promise.reject(new Error('refused')), '912345679'))
  await userEvent.click(await button(text['accounts.send']))
  expect((await button(text['accounts.send'])).disabled).toBe(false)
})

test('a captcha that was closed leaves it ready, and two taps send once', async () => {
  let sends = 0
  let end = (_sent: boolean) => {}
  await show(
    field(() => {
      sends++
      return new Promise((resolve) => (end = resolve))
    }, '912345671'),
  )
  const ready = await button(text['accounts.send'])
  await userEvent.dblClick(ready)
  expect([sends, ready.disabled]).toEqual([1, true])
  end(false)
  await expect.poll(() => ready.disabled).toBe(false)
})

test('a new code empties the field of the one before', async () => {
  const typed: string[] = []
  const onChange = (code: string) => void typed.push(code)
  await show(
    <CodeField value="772957" onChange={onChange} onSend={async () => true} canSend target="912345672" />,
  )
  await userEvent.click(await button(text['accounts.send']))
  await button(new RegExp(`${text['accounts.resend']}$`))
  expect(typed).toEqual([''])
})

test('in the sandbox a sent code is a tap away, in the inbox of the panel', async () => {
  devPanel.setState({ isThere: true })
  await show(field(async () => true, '912345673'))
  expect(screen.queryByText(text['accounts.sandboxCode'])).toBeNull()
  await userEvent.click(await button(text['accounts.send']))
  await userEvent.click(await button(text['accounts.sandboxInbox']))
  expect(devPanel.getState()).toMatchObject({ isOpen: true, tab: 'inbox' })
})

test('where there is no panel, as in prod, a sent code has no such way', async () => {
  devPanel.setState({ isThere: false })
  await show(field(async () => true, '912345674'))
  await userEvent.click(await button(text['accounts.send']))
  await button(new RegExp(`${text['accounts.resend']}$`))
  expect(screen.queryByText(text['accounts.sandboxCode'])).toBeNull()
})
