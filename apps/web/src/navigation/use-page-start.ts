import { usePage } from './page-context.ts'

/** How far the page is scrolled when it comes in. Until it has come, the window still tells of the page before. */
export function usePageStart(): number {
  return usePage()?.scrollY ?? 0
}
