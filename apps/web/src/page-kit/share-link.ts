import { copyText } from './clipboard.ts'

/** A page of this site, by the device's own sheet where it has one; else its address is copied. */
export async function shareLink(title: string, path: string): Promise<void> {
  const url = location.origin + path
  // Whoever puts the sheet away shares nothing, which is no fault.
  if ('share' in navigator) await navigator.share({ title, url }).catch(() => {})
  else await copyText(url)
}
