import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/* A file of the archive: mark, salt, nonce, the packed content under AES-256-GCM, tag. Its name is sealed with it, so that
   one file cannot stand in for another. */
const MARK = Buffer.from('KEOBAK1\n')
const [SALT, NONCE, TAG] = [16, 12, 16]
const HEAD = MARK.length + SALT + NONCE
const KEY_MIN = 32

/** The key as the environment names it, or a sentence about what is wrong with it. */
export async function readKey({ BACKUP_KEY, BACKUP_KEY_FILE }) {
  const key = BACKUP_KEY || (BACKUP_KEY_FILE ? await readText(BACKUP_KEY_FILE) : '')
  if (key.length >= KEY_MIN) return key
  throw new Error(
    `BACKUP_KEY, or the file that BACKUP_KEY_FILE names, must hold a random text of at least ${KEY_MIN} characters.`,
  )
}

async function readText(file) {
  const handle = await open(file).catch((error) => {
    throw new Error(`The key file ${file} cannot be read (${error.code}).`)
  })
  try {
    return (await handle.readFile('utf8')).trim()
  } finally {
    await handle.close()
  }
}

const fileKey = (key, salt) => Buffer.from(hkdfSync('sha256', key, salt, 'keo backup', 32))

/** Whole and on disk under its name, or not there at all. `content` gives buffers. */
export async function writeSealed(file, key, content) {
  const [salt, nonce] = [randomBytes(SALT), randomBytes(NONCE)]
  const cipher = createCipheriv('aes-256-gcm', fileKey(key, salt), nonce)
  cipher.setAAD(Buffer.from(path.basename(file)))
  const draft = `${file}.draft`
  try {
    const out = createWriteStream(draft, { mode: 0o600 })
    out.write(Buffer.concat([MARK, salt, nonce]))
    await pipeline(Readable.from(content), createGzip({ level: 1 }), cipher, out, { end: false })
    await new Promise((resolve, reject) => {
      out.once('error', reject)
      out.end(cipher.getAuthTag(), resolve)
    })
    await settle(draft)
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
  await settle(path.dirname(file))
}

async function settle(place) {
  const handle = await open(place, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Gives the content to `take`, a writable or an async function of a stream. What was given is to be trusted only once this
 * has ended: the tag is the last that is read.
 */
export async function readSealed(file, key, take) {
  const { size } = await stat(file)
  const { salt, nonce, tag } = await endsOf(file, size)
  const decipher = createDecipheriv('aes-256-gcm', fileKey(key, salt), nonce)
  decipher.setAAD(Buffer.from(path.basename(file)))
  decipher.setAuthTag(tag)
  const sealed = createReadStream(file, { start: HEAD, end: size - TAG - 1 })
  try {
    await pipeline(sealed, decipher, createGunzip(), take)
  } catch (error) {
    // What the machine itself says, such as a full disk, is no matter of the file.
    if (error.syscall !== undefined) throw error
    throw new Error(`${file} cannot be opened: it is damaged, or the key is another one.`, { cause: error })
  }
}

async function endsOf(file, size) {
  const handle = await open(file, 'r')
  try {
    const head = Buffer.alloc(HEAD)
    const tag = Buffer.alloc(TAG)
    await handle.read(head, 0, HEAD, 0)
    await handle.read(tag, 0, TAG, Math.max(0, size - TAG))
    if (size <= HEAD + TAG || !head.subarray(0, MARK.length).equals(MARK))
      throw new Error(`${file} is no file of a backup.`)
    return { salt: head.subarray(MARK.length, MARK.length + SALT), nonce: head.subarray(HEAD - NONCE), tag }
  } finally {
    await handle.close()
  }
}

/** The whole content, for what is small. */
export async function readSealedText(file, key) {
  const chunks = []
  await readSealed(file, key, async (content) => {
    for await (const chunk of content) chunks.push(chunk)
  })
  return Buffer.concat(chunks).toString('utf8')
}

/** The content as a file, which appears only when its seal was right. */
export async function unseal(file, key, target) {
  const draft = `${target}.draft`
  try {
    await readSealed(file, key, createWriteStream(draft, { mode: 0o600 }))
    await rename(draft, target)
  } finally {
    await rm(draft, { force: true })
  }
}
