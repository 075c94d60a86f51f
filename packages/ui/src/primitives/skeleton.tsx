import './skeleton.css'

type SkeletonProps = {
  width?: number | string
  height?: number | string
  shape?: 'line' | 'circle' | 'odds' | 'card'
  className?: string
}

/** One piece of a layout that is still loading. Arrange several as the real thing will stand. */
export function Skeleton({ width, height, shape = 'line', className = '' }: SkeletonProps) {
  return (
    <span
      className={`ui-skeleton ${className}`}
      style={{ width, height }}
      data-shape={shape}
      aria-hidden="true"
    />
  )
}

/** A match row in waiting: crest and name twice, three columns of two prices. */
export function MatchRowSkeleton() {
  return (
    <div className="flex flex-col gap-3.5 px-gutter py-3" aria-hidden="true">
      <Skeleton width={120} />
      <div className="flex gap-4">
        <div className="flex flex-1 flex-col gap-4 pt-2">
          <TeamSkeleton width="100%" />
          <TeamSkeleton width="70%" />
        </div>
        <div className="grid grid-cols-[repeat(3,58px)] gap-[5px]">
          {Array.from({ length: 6 }, (_, cell) => (
            <Skeleton key={cell} height={44} shape="odds" />
          ))}
        </div>
      </div>
    </div>
  )
}

function TeamSkeleton({ width }: { width: string }) {
  return (
    <div className="flex items-center gap-2">
      <Skeleton width={20} height={20} shape="circle" className="flex-none" />
      <Skeleton width={width} />
    </div>
  )
}

/** A list row in waiting. */
export function ListRowSkeleton() {
  return (
    <div className="flex min-h-[52px] items-center gap-3 px-3.5" aria-hidden="true">
      <Skeleton width={32} height={32} shape="circle" className="flex-none" />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton width="56%" />
        <Skeleton width="34%" height={10} />
      </div>
    </div>
  )
}
