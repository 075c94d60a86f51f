import { Skeleton } from '../primitives/skeleton.tsx'

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
