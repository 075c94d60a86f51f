import { saveFile } from '../platform/save-file.ts'

/** A file, by the device's own sheet where it takes files; else it goes to the downloads. */
export async function shareFile(file: File): Promise<void> {
  const what = { files: [file] }
  if (!navigator.canShare?.(what)) return saveFile(file.name, file, file.type)
  // Whoever puts the sheet away shares nothing, which is no fault.
  await navigator.share(what).catch(() => {})
}
