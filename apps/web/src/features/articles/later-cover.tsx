import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '../../page-kit/lazy-part.ts'
import './article-cover.css'

const Drawn = lazyPart(() => import('./article-cover.tsx'))

/** The words come first, the picture into its place after them: arms are drawn with much else of the sports. */
export function ArticleCover(props: ComponentProps<typeof Drawn>) {
  return (
    <Suspense fallback={<div className="article-cover" data-size={props.size} />}>
      <Drawn {...props} />
    </Suspense>
  )
}
