import { type RefObject, useEffect, useRef } from 'react'

/** A row of cards of which the middle one is chosen: a swipe chooses, and a choice from outside moves the row. */
export function useSnapRow(
  chosen: number,
  onChoose: (place: number) => void,
): {
  row: RefObject<HTMLDivElement | null>
  onScroll: () => void
} {
  const row = useRef<HTMLDivElement>(null)
  const seen = useRef(-1)
  useEffect(() => {
    const card = row.current?.children[chosen]
    if (seen.current === chosen || !row.current || !(card instanceof HTMLElement)) return
    const isFirst = seen.current === -1
    seen.current = chosen
    row.current.scrollTo({
      left: card.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - card.offsetWidth) / 2,
      behavior: isFirst ? 'instant' : 'smooth',
    })
  }, [chosen])
  return {
    row,
    onScroll() {
      const place = row.current ? middleOf(row.current) : chosen
      if (place === seen.current) return
      seen.current = place
      onChoose(place)
    },
  }
}

function middleOf(row: HTMLElement): number {
  const middle = row.scrollLeft + row.clientWidth / 2
  const offsets = [...row.children].map((card) =>
    card instanceof HTMLElement
      ? Math.abs(card.offsetLeft - row.offsetLeft + card.offsetWidth / 2 - middle)
      : Infinity,
  )
  return offsets.indexOf(Math.min(...offsets))
}
