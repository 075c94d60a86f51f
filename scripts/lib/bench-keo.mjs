import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser, NO_BROWSER } from './browser.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { ROOT } from './run-steps.mjs'

const bench = path.join(ROOT, 'bench')
const shown = (command, args, cwd) => spawnSync(command, args, { cwd, stdio: 'inherit' }).status === 0

/** Installs the measuring tools once, builds, and measures. */
export async function benchKeo() {
  await ensureDependencies()
  if (!existsSync(path.join(bench, 'node_modules/lighthouse'))) {
    process.stdout.write('installing the measuring tools (once) …\n')
    const args = ['install', '--no-workspaces', '--no-audit', '--no-fund']
    if (!shown('npm', args, bench)) stop('The measuring tools of bench/ could not be installed.')
  }
  if (!(await ensureBrowser())) stop(NO_BROWSER)
  if (!shown(process.execPath, ['scripts/build.mjs'], ROOT)) stop('The build failed; see above.')
  process.exit(shown(process.execPath, ['run.mjs', ...process.argv.slice(2)], bench) ? 0 : 1)
}

function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
