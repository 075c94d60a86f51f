import { mkdir, open } from 'node:fs/promises'
import path from 'node:path'

const NEWLINE = 0x0a

/** Writes what `baseContent` read into a folder. For `readSealed`: takes the stream of buffers. */
export const unpackInto = (target) => async (content) => {
  const reader = createReader(content)
  let handle = null
  for (let what = await reader.line(); what !== null; what = await reader.line()) {
    const { folder, file, at, bytes } = JSON.parse(what)
    if (folder !== undefined) {
      await mkdir(inside(target, folder), { recursive: true, mode: 0o700 })
      continue
    }
    if (at === 0) {
      await handle?.close()
      handle = await open(inside(target, file), 'w', 0o600)
    }
    for await (const piece of reader.take(bytes)) await handle.write(piece)
  }
  await handle?.close()
}

/** A name in a backup leads nowhere else. */
function inside(target, name) {
  const place = path.resolve(target, name)
  if (!place.startsWith(`${path.resolve(target)}${path.sep}`))
    throw new Error(`${name} leads out of the folder.`)
  return place
}

function createReader(content) {
  const chunks = content[Symbol.asyncIterator]()
  let rest = Buffer.alloc(0)
  const more = async () => {
    const { value, done } = await chunks.next()
    if (done) return false
    rest = rest.length === 0 ? value : Buffer.concat([rest, value])
    return true
  }
  const cut = (length) => {
    const piece = rest.subarray(0, length)
    rest = rest.subarray(length)
    return piece
  }
  return {
    async line() {
      while (!rest.includes(NEWLINE)) if (!(await more())) return null
      return cut(rest.indexOf(NEWLINE) + 1).toString('utf8')
    },
    async *take(length) {
      for (let left = length; left > 0;) {
        if (rest.length === 0 && !(await more())) throw new Error('The copy ends in the middle of a file.')
        const piece = cut(Math.min(left, rest.length))
        left -= piece.length
        yield piece
      }
    },
  }
}
