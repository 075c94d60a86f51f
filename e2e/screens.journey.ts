import { LANGUAGES } from '@keo/messages/languages'
import { BUILT_SCREENS, MEMBER } from './built-screens.ts'
import { expectAccessible } from './support/axe.ts'
import { expectBoard, expectDrawn } from './support/boxes.ts'
import { expect, front, test } from './support/journey.ts'
import { expectNoOverflow } from './support/layout.ts'
import { isWhole, settled, wear } from './support/looks.ts'
import { hideCovers } from './support/members.ts'
import { savePicture } from './support/pictures.ts'

const [own, ...others] = LANGUAGES

/** Ours and one more, each of the others in its turn; the long form has all of them on every screen. */
const languagesOf = (place: number) => (isWhole ? LANGUAGES : [own, others[place % others.length]!])

/** One pass over each screen: what is looked at in one state is looked at together. */
for (const [place, screen] of BUILT_SCREENS.entries()) {
  const { name, path } = screen
  const languages = languagesOf(place)
  const who = 'needsMember' in screen ? MEMBER : 'visitor'

  test(`${name} has the boxes and radii of the design, is accessible and saved, dark and light, and fits 360 pixels in ${languages.join(', ')}`, async ({
    openAs,
    page,
  }) => {
    // Carousels stand still, and the prompt to install does not cover the screen.
    await page.clock.install()
    await hideCovers(page)
    await page.addInitScript(() => localStorage.setItem('keo.theme', JSON.stringify('dark')))
    await openAs(who, path)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    if ('waitsFor' in screen) await expect(page.locator(screen.waitsFor).first()).toBeVisible()
    await settled(page)
    await (name === 'gallery' ? expectBoard(page) : expectDrawn(page, path.split('?')[0]!))
    await expectAccessible(page)
    await savePicture(page, `${name}-dark`)
    await wear(page, 'light')
    await settled(page)
    await expectAccessible(page)
    await savePicture(page, `${name}-light`)

    await page.setViewportSize({ width: 360, height: 780 })
    for (const language of languages) {
      if (language !== own) await openAs(who, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(front(page).locator('main')).not.toBeEmpty()
      await expectNoOverflow(page)
    }
  })
}
