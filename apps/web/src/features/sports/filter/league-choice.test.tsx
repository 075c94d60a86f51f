import userEvent from '@testing-library/user-event'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { loadArea } from '../../../language/messages.ts'
import { queryClient } from '../../../api/query-client.ts'
import { leaguesQuery } from '../store/sports-queries.ts'
import { LeagueChoice } from './league-choice.tsx'

const PLACE = { type: 1, sportId: 1 } as Parameters<typeof LeagueChoice>[0]['place']
const league = (id: number, name: string, matchCount: number) => ({
  id,
  name,
  regionId: 1,
  regionName: '',
  isHot: true,
  matchCount,
})
const shown = () => screen.queryAllByRole('checkbox').map((box) => box.closest('li')?.textContent)

test('leagues are found by what is typed, accents or not, and say how many matches and how many are chosen', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await loadArea('sports')
  queryClient.setQueryData(leaguesQuery(PLACE).queryKey, [
    league(1, 'Ngoại hạng Anh', 3),
    league(2, 'V.League 1', 2),
    league(3, 'Ngoại hạng Nga', 1),
  ])
  render(
    <QueryClientProvider client={queryClient}>
      <LeagueChoice place={PLACE} value={[2]} onChange={() => {}} />
    </QueryClientProvider>,
  )
  expect(screen.getByText('Đã chọn 1 trên 3')).toBeTruthy()
  const field = screen.getByRole('searchbox', { name: 'Tìm giải đấu' })
  await userEvent.type(field, 'ngoai hang')
  expect(shown()).toEqual(['Ngoại hạng Anh3', 'Ngoại hạng Nga1'])
  await userEvent.clear(field)
  await userEvent.type(field, 'no such league')
  expect(shown()).toEqual([])
  expect(screen.getByText('Không có giải nào như vậy')).toBeTruthy()
})
