import { priceOf } from '@keo/units/price'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadArea } from '../../../language/messages.ts'
import { board } from '../../sportsbook/index.ts'
import { sampleMatch } from '../../../testing/sample-match.ts'
import { ChampionItem } from './champion-item.tsx'

const [group] = sampleMatch().groups
const [market] = group!.markets
const option = (type: number, name: string, odds: number) => ({
  ...market!.options[0]!,
  type,
  name,
  odds: priceOf(odds),
})

/** What a row says of a competition with these runners. */
async function rowOf(id: number, options: ReturnType<typeof option>[]): Promise<string> {
  await loadArea('sports')
  board.take(
    [
      sampleMatch({
        id,
        name: 'Cúp mùa hè',
        groups: [{ ...group!, markets: [{ ...market!, options }] }],
      }),
    ],
    false,
  )
  render(<ChampionItem matchId={id} />)
  return screen.getByRole('link', { name: 'Xem kèo Cúp mùa hè' }).textContent ?? ''
}

test('a competition in the list shows its favourites with their prices', async () => {
  const row = await rowOf(71, [
    option(1, 'Sông Lam', 9.5),
    option(2, 'Hà Nội', 2.1),
    option(3, 'Đà Nẵng', 3.4),
  ])
  expect(row).toContain('Hà Nội2.10Đà Nẵng3.40')
  expect(row).not.toContain('Sông Lam')
})

test('who is out or locked has no price and is no favourite', async () => {
  const row = await rowOf(72, [option(1, 'Sông Lam', 9.5), option(2, 'Hà Nội', -999)])
  expect(row).toContain('Sông Lam9.50')
  expect(row).not.toContain('Hà Nội')
})
