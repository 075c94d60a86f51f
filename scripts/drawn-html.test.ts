import { expect, test } from 'vitest'
import { trackedTextFiles } from './lib/tracked-files.ts'

/** What draws markup, and what makes it safe there. */
const DRAWN = {
  'apps/console/src/sections/content/phone-preview.tsx': 'cleanContent(',
  'apps/web/src/page-kit/rich-content.tsx': 'cleanContent(',
  // Drawings of the product itself; nobody writes them.
  'packages/ui/src/pictures/drawing.tsx': '__html: svg',
}

test('[BO-09] [HTM-01] the apps draw markup in three places alone, what people wrote only cleaned', () => {
  const sources = trackedTextFiles().filter(({ file }) => /^(apps|packages)\/.*(?<!\.test)\.tsx?$/.test(file))
  expect(sources.length).toBeGreaterThan(500)
  const drawing = sources.filter(({ text }) =>
    /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(/.test(text),
  )
  expect(drawing.map(({ file }) => file).toSorted()).toEqual(Object.keys(DRAWN))
  for (const { file, text } of drawing) expect(text, `${file}`).toContain(DRAWN[file as keyof typeof DRAWN])
})
