import { render, screen } from '@testing-library/react'
import { type PropsWithChildren, Suspense } from 'react'
import { expect, test } from 'vitest'
import { lazyPart } from './lazy-part.ts'

test('a part that cannot be loaded leaves the page standing', async () => {
  const Missing = lazyPart<object>(() => Promise.reject(new Error('Unable to preload CSS')))
  const Around = lazyPart<PropsWithChildren>(() => Promise.reject(new Error('Unable to preload CSS')))
  const There = lazyPart<object>(async () => ({ default: () => <p>Công cụ</p> }))
  render(
    <Suspense>
      <p>Trang chủ</p>
      <Missing />
      <Around>42 trận</Around>
      <There />
    </Suspense>,
  )
  expect(await screen.findByText('Công cụ')).toBeTruthy()
  expect(screen.getByText('Trang chủ')).toBeTruthy()
  expect(screen.getByText('42 trận')).toBeTruthy()
})
