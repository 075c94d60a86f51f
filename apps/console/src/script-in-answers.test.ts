// @vitest-environment happy-dom
// No screen test: those leave the contract's schemas out as the built page does (decision 0021), and these answers are made of them.
import { STAFF_CALLS } from '@keo/contract/staff-calls'
import { PERMISSIONS, ROLE_NAMES } from '@keo/contract/staff-permissions'
import type { Me } from '@keo/contract/staff'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { createElement, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as z from 'zod/mini'
import { PAGES } from './pages.ts'
import { queries } from './platform/queries.ts'

/** Markup that runs, behind what is a formula to a spreadsheet. */
const SCRIPT = '=1+1<img src=x onerror=ran=1><script>ran=1</script>'
/** Where a text has a form of its own, the first of these that fits. */
const FORMS = [SCRIPT, '1.00', '1', '2026-06-01', '2026-06-01 10:00:00', '10:00', 'abcdef0123456789']
/** Texts that hold more: what stands in them is as bad. */
const HELD: Readonly<Record<string, string>> = {
  before: JSON.stringify({ [SCRIPT]: SCRIPT }),
  after: JSON.stringify({ [SCRIPT]: `${SCRIPT} new`, reason: SCRIPT }),
}

type Def = z.core.$ZodTypes['_zod']['def']

/** What a call would answer if somebody had put script into every text of it: by its contract alone. */
function answerOf(schema: z.core.$ZodType, name = ''): unknown {
  const { def, safeParse } = schema as z.ZodMiniType
  const of = def as Def
  if (of.type === 'object')
    return Object.fromEntries(Object.entries(of.shape).map(([field, part]) => [field, answerOf(part, field)]))
  if (of.type === 'array') return [answerOf(of.element, name)]
  if (of.type === 'nullable' || of.type === 'optional' || of.type === 'default')
    return answerOf(of.innerType, name)
  if (of.type === 'union') return answerOf(of.options[0]!, name)
  if (of.type === 'record') return { [SCRIPT]: answerOf(of.valueType, name) }
  if (of.type === 'enum') return Object.values(of.entries)[0]
  if (of.type === 'literal') return of.values[0]
  if (of.type === 'boolean') return true
  if (of.type === 'string') return HELD[name] ?? FORMS.find((text) => safeParse(text).success) ?? ''
  return of.type === 'number' ? 1 : SCRIPT
}

const me = {
  ...(answerOf(STAFF_CALLS.find(({ path }) => path.endsWith('/me'))!.response) as Me),
  roles: [...ROLE_NAMES],
  permissions: [...PERMISSIONS],
}

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => {
    const called = STAFF_CALLS.find((call) => call.path === path)
    const data = called && answerOf(called.response)
    return new Response(JSON.stringify({ code: 200, msg: '', data }))
  })
})
afterEach(() => {
  cleanup()
  queries.clear()
  vi.unstubAllGlobals()
})

/** Elements that only the text can have made. */
const madeOfText = () =>
  [...document.querySelectorAll('body script, img[src="x"], [onerror]')].map(({ outerHTML }) => outerHTML)

async function settled() {
  await waitFor(() => expect(document.querySelector('.skeleton')).toBeNull(), { timeout: 60_000 })
}

test.each(PAGES.map((page) => [page.name, page] as const))(
  '[HTM-02] %s shows script in an answer as text, on its list and on each of its tabs',
  async (_, { Screen }) => {
    for (const open of ['', SCRIPT]) {
      const page = createElement(Suspense, null, createElement(Screen, { me, open }))
      render(createElement(QueryClientProvider, { client: queries }, page))
      await waitFor(() => expect(document.body.textContent).toContain('<img src=x'), { timeout: 60_000 })
      await settled()
      expect(madeOfText()).toEqual([])
      for (const tab of document.querySelectorAll<HTMLElement>('.segments > button, [role="tab"]')) {
        fireEvent.click(tab)
        await settled()
        expect(madeOfText()).toEqual([])
      }
      cleanup()
    }
  },
  300_000,
)
