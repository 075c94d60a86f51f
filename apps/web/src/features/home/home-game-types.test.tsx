import { listGameTypes } from '@keo/contract/site'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { clock } from '../../platform/time.ts'
import { answerCalls, openApp } from '../../testing/test-app.tsx'

const GAME_TYPES = `${listGameTypes.method} ${listGameTypes.path}`

test('[NET-08c] the home page starts a timer of 180 s, and its tick fetches the game types again', async () => {
  const every = vi.spyOn(clock, 'every')
  const asked = answerCalls({ [GAME_TYPES]: () => [] })
  const fetched = () => asked.filter(({ call }) => call === GAME_TYPES).length
  await openApp('/', 'visitor')
  await waitFor(() => expect(fetched()).toBe(1))
  const due = () => every.mock.calls.filter(([ms]) => ms === 180_000)
  await waitFor(() => expect(due()).toHaveLength(1))
  due()[0]?.[1]()
  await waitFor(() => expect(fetched()).toBe(2))
})
