import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(js|mjs|css|html|svg|json|webmanifest|txt|xml|ico|ttf)$/
/** Below this the headers weigh more than what is saved. */
const SMALLEST = 256

/** The encoder's own choice, and the file as a whole. */
const BLOCK_BITS = [0, constants.BROTLI_MAX_INPUT_BLOCK_BITS]

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Writes `.br` and `.gz` beside every text file, all at once: Node spreads the work over its threads. */
export async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name))
  await Promise.all(files.map((entry) => compressFile(path.join(entry.parentPath ?? entry.path, entry.name))))
}

async function compressFile(file) {
  if ((await stat(file)).size < SMALLEST) return
  const content = await readFile(file)
  const [br, gz] = await Promise.all([smallestBrotli(content), toGzip(content, { level: 9 })])
  if (br.length < content.length) await writeFile(`${file}.br`, br)
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz)
}

/** Whether a large script comes out smaller when it is looked at as a whole differs from script to script. */
async function smallestBrotli(content) {
  const tries = BLOCK_BITS.map((blockBits) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGBLOCK]: blockBits,
    }
    return toBrotli(content, { params })
  })
  const [usual, whole] = await Promise.all(tries)
  return whole.length < usual.length ? whole : usual
}
