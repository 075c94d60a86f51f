import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin, type Rollup } from 'vite'

const HERE = import.meta.dirname
const ROOT = path.join(HERE, '../../..')
const ENTRY = path.join(HERE, '../src/verify-page/main.ts')
const STYLES = [path.join(ROOT, 'packages/ui/src/tokens.css'), path.join(HERE, '../src/verify-page/page.css')]
const FILE_NAME = 'verify.html'
/**
 * The page itself forbids every connection and every script but its own: what is opened in it stays in it. The server
 * reads the policy from here and sends it with the page, whose script the app's own policy would stop.
 */
const policyOf = (script: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** The page that checks what Kèo proves, as one file that works from a disk without a network. */
export function verifyPage(): Plugin {
  return {
    name: 'keo-verify-page',
    apply: 'build',
    async generateBundle() {
      const styles = await Promise.all(STYLES.map((file) => readFile(file, 'utf8')))
      this.emitFile({
        type: 'asset',
        fileName: FILE_NAME,
        source: pageOf(await scriptOf(ENTRY), styles.join('\n')),
      })
    },
  }
}

async function scriptOf(input: string): Promise<string> {
  const built = (await build({
    configFile: false,
    // The page names the files that it is made of, from here.
    root: ROOT,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      // Whoever reads the page reads what runs.
      minify: false,
      target: ['es2022', 'safari16', 'chrome111', 'firefox114'],
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })) as Rollup.RollupOutput
  const [chunk, ...others] = built.output
  if (others.length > 0) throw new Error('The page that verifies must be one script.')
  // A closing tag inside a text would end the script.
  return chunk.code.replaceAll('</script', String.raw`<\/script`)
}

function pageOf(script: string, styles: string): string {
  return `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(script)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kèo</title>
<style>${styles}</style>
</head>
<body>
<script>${script}</script>
</body>
</html>
`
}
