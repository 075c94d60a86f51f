import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useImage } from './images.ts'

function Picture({ link }: { link: string }) {
  const { image, status } = useImage(link)
  return <img alt={status} loading="lazy" {...image} />
}
const source = () => screen.getByRole('img').getAttribute('src')
const status = () => screen.getByRole('img').getAttribute('alt')

test('[NET-11d] a lazy image is tried again three times, then it is given up', () => {
  render(<Picture link="/crest.png" />)
  const tried = [source()]
  for (let error = 0; error < 3; error++) {
    fireEvent.error(screen.getByRole('img'))
    tried.push(source())
  }
  expect(tried.map((url) => new URL(url ?? '').search)).toEqual(['', '?retry=1', '?retry=2', '?retry=3'])
  expect(status()).toBe('loading')
  fireEvent.error(screen.getByRole('img'))
  expect(status()).toBe('failed')
})

test('[NET-11b] [NET-11c] it is asked from the site origin, and one seen before is ready at once', () => {
  const first = render(<Picture link="/flag.png" />)
  expect(source()).toBe(`${location.origin}/flag.png`)
  fireEvent.load(screen.getByRole('img'))
  expect(status()).toBe('ready')
  first.unmount()
  render(<Picture link="/flag.png" />)
  expect(status()).toBe('ready')
})

test('another link starts afresh', () => {
  const { rerender } = render(<Picture link="/one.png" />)
  fireEvent.error(screen.getByRole('img'))
  rerender(<Picture link="/two.png" />)
  expect([source(), status()]).toEqual([`${location.origin}/two.png`, 'loading'])
})
