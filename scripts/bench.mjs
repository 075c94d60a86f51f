import { existsSync } from 'node:fs'
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import { ensureBrowser, NO_BROWSER } from './lib/browser.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { ROOT } from './lib/run-steps.mjs'

const bench = path.join(ROOT, 'bench')
const shown = (command, args, cwd) => spawnSync(command, args, { cwd, stdio: 'inherit' }).status === 0

function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

await ensureDependencies()
if (!existsSync(path.join(bench, 'node_modules/lighthouse'))) {
  process.stdout.write('installing the measuring tools (once) …\n')
  const args = ['install', '--no-workspaces', '--no-audit', '--no-fund']
  if (!shown('npm', args, bench)) stop('The measuring tools of bench/ could not be installed.')
}
if (!(await ensureBrowser())) stop(NO_BROWSER)
if (!shown(process.execPath, ['scripts/build.mjs'], ROOT)) stop('The build failed; see above.')
process.exit(shown(process.execPath, ['run.mjs'], bench) ? 0 : 1)
