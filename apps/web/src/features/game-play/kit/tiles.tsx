import type { ReactNode } from 'react'

type Tile = { readonly label: string; readonly value: ReactNode; readonly isOwn?: boolean }

/** Figures of the game in a row over its board. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <dl className="play-tiles">
      {tiles.map(({ label, value, isOwn }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num" data-own={isOwn || undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
