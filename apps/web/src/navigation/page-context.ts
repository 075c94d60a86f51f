import { createContext, use } from 'react'
import type { Page } from './page-stack-state.ts'

export const PageContext = createContext<Page | null>(null)

/** The page this component stands on; null in the frame around the pages. */
export function usePage(): Page | null {
  return use(PageContext)
}
