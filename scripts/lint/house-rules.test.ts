import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMPOSITION, importsOfFiles, roomsOf } from '../lib/import-graph.mjs'
import { TIERS } from './room-tiers.mjs'

const root = path.resolve(import.meta.dirname, '../..')

type Sample = { file: string; code: string; complaint: string | null }

const imports = (specifier: string) => `export { x } from '${specifier}'\n`

/** What each arrow of docs/architecture.md looks like when somebody draws it wrong, and its right neighbour. */
const SAMPLES: readonly Sample[] = [
  {
    file: 'apps/web/src/features/a/wire-member.ts',
    code: 'export const sport = (match: Record<string, number>) => match.sid\n',
    complaint: "'sid' is a name of the provider's wire",
  },
  {
    file: 'apps/web/src/features/a/wire-destructured.ts',
    code: 'export const price = ({ od }: Record<string, number>) => od\n',
    complaint: "'od' is a name of the provider's wire",
  },
  {
    file: 'apps/web/src/features/a/wire-key.ts',
    code: 'export const clock = { pe: 1001 }\n',
    complaint: "'pe' is a name of the provider's wire",
  },
  {
    file: 'apps/web/src/features/a/wire-type.ts',
    code: 'export type Group = { mks: number }\n',
    complaint: "'mks' is a name of the provider's wire",
  },
  {
    file: 'apps/web/src/features/a/wire-record.ts',
    code: "export type { MatchRecord } from '@keo/sportsbook-contract/match-record'\n",
    complaint: 'holds records of the wire',
  },
  {
    file: 'apps/web/src/features/bet-cart/betting/wire-order.ts',
    code: 'export const own = (order: Record<string, string>) => order.rmk\n',
    complaint: "'rmk' is a name of the provider's wire",
  },
  {
    file: 'apps/web/src/features/bet-records/wire-reservation.ts',
    code: "export type { Reservation } from '@keo/sportsbook-contract/reservations'\n",
    complaint: 'holds records of the wire',
  },
  {
    file: 'apps/web/src/features/dev-panel/sports/wire-leg.ts',
    code: 'export const market = (leg: Record<string, number>) => leg.mrid\n',
    complaint: "'mrid' is a name of the provider's wire",
  },
  {
    file: 'apps/web/src/features/sports-guide/wire-bulletin.ts',
    code: "export { listBulletins } from '@keo/sportsbook-contract/house-calls'\n",
    complaint: 'holds records of the wire',
  },
  {
    file: 'apps/web/src/features/a/wire-constant.ts',
    code: "export { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'\nexport { LIST_SIZE } from '@keo/sportsbook-contract/matches'\n",
    complaint: null,
  },
  {
    file: 'apps/web/src/features/sportsbook/intake/inside-the-fence.ts',
    code: 'export const sport = (match: Record<string, number>) => match.sid\n',
    complaint: null,
  },
  {
    file: 'apps/web/src/features/a/app-to-app.ts',
    code: imports('@keo/server/app'),
    complaint: 'never imports another app',
  },
  {
    file: 'apps/server/src/features/a/app-to-app.ts',
    code: imports('@keo/sportsbook/main'),
    complaint: 'never imports another app',
  },
  {
    file: 'apps/server/src/features/a/by-path.ts',
    code: imports('../../../../web/src/navigation/paths.ts'),
    complaint: 'never imports another app',
  },
  {
    file: 'packages/ui/src/primitives/a.tsx',
    code: imports('@tanstack/react-query'),
    complaint: 'ui knows no queries',
  },
  {
    file: 'packages/ui/src/primitives/b.tsx',
    code: imports('react-router'),
    complaint: 'ui knows no queries',
  },
  {
    file: 'packages/ui/src/primitives/c.tsx',
    code: imports('@keo/contract/site'),
    complaint: 'ui may not import contract',
  },
  {
    file: 'packages/ui/src/bars/e.tsx',
    code: imports('../product/odds-button.tsx'),
    complaint: 'A generic part of ui knows no product part',
  },
  {
    file: 'packages/ui/src/product/f.tsx',
    code: imports('../primitives/button.tsx'),
    complaint: null,
  },
  { file: 'packages/ui/src/primitives/d.tsx', code: imports('@keo/units/money'), complaint: null },
  {
    file: 'packages/service-kit/src/a.ts',
    code: imports('@keo/server/app'),
    complaint: 'service-kit may not import server',
  },
  { file: 'packages/service-kit/src/b.ts', code: imports('@keo/contract/define-call'), complaint: null },
  {
    file: 'packages/contract/src/a.ts',
    code: imports('@keo/service-kit/clock'),
    complaint: 'contract may not import service-kit',
  },
  {
    file: 'apps/sportsbook/src/pricing/upwards.ts',
    code: imports('../orders/desk.ts'),
    complaint: 'The room pricing may not import orders',
  },
  {
    file: 'apps/sportsbook/src/orders/risk/types-upwards.ts',
    code: "export type { Order } from '../../wire/order-record.ts'\n",
    complaint: 'The room orders may not import wire',
  },
  {
    file: 'apps/sportsbook/src/cash-out/sideways.ts',
    code: imports('../reservations/trigger.ts'),
    complaint: 'The room cash-out may not import reservations',
  },
  {
    file: 'apps/sportsbook/src/push/composition.ts',
    code: imports('../open-world.ts'),
    complaint: 'A room does not know the composition of the app',
  },
  {
    file: 'apps/sportsbook/src/loose/room.ts',
    code: imports('../ground/refusal.ts'),
    complaint: 'give the room its tier there',
  },
  { file: 'apps/sportsbook/src/orders/downwards.ts', code: imports('../pricing/quote.ts'), complaint: null },
  { file: 'apps/sportsbook/src/composition.ts', code: imports('./calls/order-calls.ts'), complaint: null },
  {
    file: 'apps/sportsbook/src/orders/sideways.test.ts',
    code: imports('../test-provider.ts'),
    complaint: null,
  },
  { file: 'packages/units/src/a.ts', code: imports('zod/mini'), complaint: 'units has no dependencies' },
  {
    file: 'packages/messages/src/a.ts',
    code: imports('@keo/units/money'),
    complaint: 'messages may not import units',
  },
  { file: 'packages/messages/src/b.ts', code: imports('./languages.ts'), complaint: null },
  {
    file: 'apps/web/src/features/a/sibling.ts',
    code: imports('../b/b-queries.ts'),
    complaint: 'through its index.ts',
  },
  {
    file: 'apps/web/src/features/a/deep/sibling.ts',
    code: imports('../../b/b-queries.ts'),
    complaint: 'through its index.ts',
  },
  {
    file: 'apps/web/src/features/withdraw/offered.ts',
    code: imports('../bindings/index.ts'),
    complaint: null,
  },
  { file: 'apps/web/src/features/wallet/deep/own.ts', code: imports('../other/own.ts'), complaint: null },
  {
    file: 'apps/web/src/features/a/lazy.ts',
    code: "export const x = () => import('../b/b.tsx')\n",
    complaint: 'through its index.ts',
  },
  {
    file: 'apps/web/src/features/bindings/upwards.ts',
    code: imports('../withdraw/index.ts'),
    complaint: 'features/bindings may not import features/withdraw',
  },
  {
    file: 'apps/web/src/features/bindings/type-upwards.ts',
    code: "export type { X } from '../withdraw/index.ts'\n",
    complaint: 'features/bindings may not import features/withdraw',
  },
  {
    file: 'apps/web/src/features/wallet/neighbour.ts',
    code: "export const x = () => import('../accounts/index.ts')\n",
    complaint: 'features/wallet may not import features/accounts',
  },
  {
    file: 'apps/web/src/features/wallet/frame.ts',
    code: imports('../../frame/pages/page-stack.tsx'),
    complaint: 'features/wallet may not import frame',
  },
  {
    file: 'apps/web/src/features/wallet/go.ts',
    code: imports('../../navigation/use-go.ts'),
    complaint: null,
  },
  {
    file: 'apps/web/src/features/wallet/table.ts',
    code: imports('../../routes/route-table.ts'),
    complaint: 'features/wallet may not import routes',
  },
  {
    file: 'apps/web/src/features/wallet/root.ts',
    code: imports('../../live-news.ts'),
    complaint: 'A room does not know the composition',
  },
  {
    file: 'apps/web/src/frame/bars/column.ts',
    code: "export const x = () => import('../../features/members/columns/account-column.tsx')\n",
    complaint: null,
  },
  {
    file: 'apps/web/src/page-kit/up.ts',
    code: imports('../features/wallet/index.ts'),
    complaint: 'page-kit may not import features/wallet',
  },
  {
    file: 'apps/web/src/page-kit/sample.ts',
    code: imports('../testing/manual-clock.ts'),
    complaint: 'page-kit may not import testing',
  },
  {
    file: 'apps/web/src/features/brand-new/a.ts',
    code: imports('../../page-kit/screen.tsx'),
    complaint: 'features/brand-new/a.ts is in no room',
  },
  {
    file: 'apps/server/src/features/members/up.ts',
    code: imports('../../main.ts'),
    complaint: 'composition of the app',
  },
  {
    file: 'apps/server/src/features/members/area.ts',
    code: imports('../../app/parts.ts'),
    complaint: 'The room features/members may not import app',
  },
  {
    file: 'apps/server/src/gateways/sms/up.ts',
    code: imports('../../features/members/index.ts'),
    complaint: 'The room gateways/sms may not import features/members',
  },
  {
    file: 'apps/server/src/features/members/types-upwards.ts',
    code: "export type { Passwords } from '../passwords/index.ts'\n",
    complaint: 'The room features/members may not import features/passwords',
  },
  {
    file: 'apps/server/src/features/deposit/sideways.ts',
    code: imports('../withdraw/index.ts'),
    complaint: 'The room features/deposit may not import features/withdraw',
  },
  {
    file: 'apps/server/src/features/passwords/downwards.ts',
    code: imports('../members/index.ts'),
    complaint: null,
  },
  {
    file: 'apps/server/src/features/brand-new/routes.ts',
    code: imports('../members/index.ts'),
    complaint: 'give the room its tier there',
  },
  {
    file: 'apps/server/src/features/a/world.ts',
    code: imports('@keo/dev-world/world'),
    complaint: 'Only tests and scripts',
  },
  {
    file: 'apps/server/src/features/a/world.test.ts',
    code: imports('@keo/dev-world/world'),
    complaint: null,
  },
  { file: 'apps/web/src/features/a/now.ts', code: 'export const x = Date.now()\n', complaint: 'Date.now()' },
  {
    file: 'apps/web/src/features/a/today.ts',
    code: 'export const x = new Date()\n',
    complaint: 'new Date()',
  },
  { file: 'apps/web/src/features/a/date.ts', code: 'export const x = new Date(0)\n', complaint: null },
  {
    file: 'apps/server/src/features/a/chance.ts',
    code: 'export const x = Math.random()\n',
    complaint: 'Math.random()',
  },
  {
    file: 'apps/web/src/features/a/timer.ts',
    code: 'export const x = () => window.setTimeout(x, 5)\n',
    complaint: 'setTimeout',
  },
  { file: 'packages/service-kit/src/clock.ts', code: 'export const x = Date.now()\n', complaint: null },
  {
    file: 'packages/ui/src/primitives/colour.tsx',
    code: "export const x = '#a1B2c3'\n",
    complaint: '#a1B2c3 is a raw colour',
  },
  {
    file: 'apps/web/src/features/a/rgb.tsx',
    code: 'export const x = `0 0 4px rgba(0, 0, 0, .5)`\n',
    complaint: 'rgba( is a raw colour',
  },
  {
    file: 'apps/web/src/features/a/token.tsx',
    code: "export const x = 'url(#abc) var(--surface-1)'\n",
    complaint: null,
  },
]

let folder = ''
let complaints: { filename: string; message: string; code: string }[] = []

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'keo-lint-'))
  for (const { file, code } of SAMPLES) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), code)
  }
  const oxlint = path.join(root, 'node_modules/.bin/oxlint')
  const run = spawnSync(oxlint, ['-c', path.join(root, '.oxlintrc.json'), '-f', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  complaints = JSON.parse(run.stdout).diagnostics
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a wrong arrow fails the lint', () => {
  test.each(SAMPLES)('$file: $complaint', ({ file, complaint }) => {
    const found = complaints
      .filter((one) => one.filename === file && one.code.startsWith('house('))
      .map((one) => one.message)
    const wanted = complaint ? [complaint] : []
    expect(found).toHaveLength(wanted.length)
    expect(wanted.every((text) => found[0]?.includes(text))).toBe(true)
  })
})

test.each(Object.entries(TIERS))(
  'every room of %s has one tier, and no tier names a room that is gone',
  (app, tiers) => {
    const files = [...importsOfFiles(path.join(root, 'apps', app, 'src')).keys()]
    const rooms = new Set(roomsOf(files).values())
    rooms.delete(COMPOSITION)
    expect(tiers.flat().toSorted()).toEqual([...rooms].toSorted())
  },
)
