import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { board, type Match } from '../sportsbook/index.ts'
import { sampleGroup, sampleMatch } from '../../testing/sample-match.ts'
import { homeMatchesQuery } from '../sports/index.ts'
import { loadHomeMatches } from './index.ts'

beforeEach(() => {
  cleanup()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})

async function show(match: Match) {
  const { default: HomeMatches } = await loadHomeMatches()
  board.take([match], false)
  queryClient.setQueryData(homeMatchesQuery.queryKey, {
    live: 1,
    matches: [
      { id: match.id, leagueId: 1101, leagueName: 'V.League 1', regionId: 1, startsAt: match.startsAt },
    ],
  })
  render(
    <QueryClientProvider client={queryClient}>
      <HomeMatches />
    </QueryClientProvider>,
  )
}

const prices = () => screen.queryAllByRole('button').map((button) => button.textContent)

test('the card of a match shows who wins', async () => {
  await show(sampleMatch({ id: 41 }))
  expect(prices()).toEqual(['11.90', 'X1.91', '21.92'])
})

test('where 1X2 of the whole match is closed, no other market stands in for it: the card says what is open', async () => {
  const [handicap, totals] = sampleMatch({ id: 42 }).groups
  const parts = [1002, 1003, 1012].map((period) => sampleGroup(1005, period))
  await show(sampleMatch({ id: 42, marketCount: 31, groups: [handicap!, totals!, ...parts] }))
  expect(prices()).toEqual([])
  expect(screen.getByText('Còn 31 kèo khác trong trận')).toBeTruthy()
})
