import { getDepositProof } from '@keo/contract/console-money'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queries } from '../platform/queries.ts'
import { ProofPicture } from './proof-picture.tsx'

let asked: string[]
beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({ code: 200, msg: '', data: { type: 'image/jpeg', picture: 'AA==' } })
  })
})
afterEach(() => vi.unstubAllGlobals())

const show = (hasProof: boolean, maySee: boolean) =>
  render(
    <QueryClientProvider client={queries}>
      <ProofPicture
        declared={getDepositProof}
        request={{ orderNo: 'dp_1' }}
        hasProof={hasProof}
        maySee={maySee}
        title="Proof"
        none="none"
        there="there"
        show="Show"
      />
    </QueryClientProvider>,
  )
const pressP = () => fireEvent.keyDown(document.body, { key: 'p' })

test('a proof is fetched only when it is asked for, with P, and once', async () => {
  show(true, true)
  expect(asked).toEqual([])
  pressP()
  expect((await screen.findByRole('img')).getAttribute('src')).toBe('data:image/jpeg;base64,AA==')
  pressP()
  expect(asked).toEqual([getDepositProof.path])
})

test.each([
  ['may not see it', true, false, 'there'],
  ['has none', false, true, 'none'],
])('who %s fetches nothing by any key', (_why, hasProof, maySee, said) => {
  show(hasProof, maySee)
  pressP()
  expect(screen.getByText(said)).toBeTruthy()
  expect(asked).toEqual([])
})
