import type { Me } from '@keo/contract/staff'

/** What every page gets: who reads it, and what its address opens. */
export type ScreenProps = { readonly me: Me; readonly open: string }
