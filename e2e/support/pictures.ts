import type { Locator, Page } from '@playwright/test'
import path from 'node:path'

const FOLDER = path.resolve(import.meta.dirname, '../../docs/pictures')

export const pictureFile = (name: string): string => path.join(FOLDER, `${name}.png`)

/** Saves the screen as it is, for the README and for reviews beside the mockups. */
export async function savePicture(page: Page, name: string) {
  await page.screenshot({ path: pictureFile(name), animations: 'disabled', scale: 'css' })
}

/** A part of the screen alone. */
export async function savePart(part: Locator, name: string) {
  await part.screenshot({ path: pictureFile(name), animations: 'disabled', scale: 'css' })
}
