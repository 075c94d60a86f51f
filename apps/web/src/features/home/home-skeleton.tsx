import { Skeleton } from '@keo/ui/primitives/skeleton'

const four = [0, 1, 2, 3]
const three = [0, 1, 2]

/** Home as it will stand, so that nothing moves when it fills in. */
export function HomeSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="flex gap-2.5 overflow-hidden pt-1 pl-gutter">
        <Skeleton width="calc(100% - 30px)" height={168} className="flex-none rounded-hero" />
        <Skeleton width={60} height={168} className="flex-none rounded-hero" />
      </div>
      <div className="flex h-10 items-center px-gutter">
        <Skeleton width="64%" />
      </div>
      <div className="flex flex-col gap-2 px-gutter">
        <div className="home-bento">
          <Skeleton height="100%" className="row-span-2 rounded-[18px]" />
          <Skeleton height="100%" className="rounded-[18px]" />
          <Skeleton height="100%" className="rounded-[18px]" />
        </div>
        <div className="grid grid-cols-4 gap-2">
          {four.map((tile) => (
            <Skeleton key={tile} height={76} shape="card" />
          ))}
        </div>
      </div>
      <div className="mt-3.5 flex h-7 items-center px-gutter">
        <Skeleton width={140} height={16} />
      </div>
      <div className="mt-1.5 grid grid-cols-3 gap-2.5 px-gutter">
        {three.map((tile) => (
          <Skeleton key={tile} height={122} shape="card" />
        ))}
      </div>
    </div>
  )
}
