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
