import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runChild } from './child.mjs'
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs'
import { createProgress } from './progress.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Installs what is missing or stale; needs no network when nothing is. */
export async function ensureDependencies(progress = createProgress(), root = ROOT) {
  const stampFile = path.join(root, 'node_modules/.keo/installed')
  const stamp = currentStamp(root)
  if (readStamp(stampFile) === stamp) return
  if (!isInstalled(root)) await progress.step('Installing dependencies', () => install(root))
  writeStamp(stampFile, stamp)
}

/** Another Node or processor needs other binaries, so they count too. */
function currentStamp(root) {
  const manifests = ['apps', 'packages'].flatMap((group) =>
    listFolders(path.join(root, group)).map((name) => `${group}/${name}/package.json`),
  )
  const machine = [process.platform, process.arch, process.versions.modules]
  return fingerprint(root, ['package.json', 'package-lock.json', ...manifests], machine)
}

const listFolders = (folder) => (existsSync(folder) ? readdirSync(folder).toSorted() : [])

/** npm writes down what it installed, last of all; this compares it with what the lock asks for on this machine. */
function isInstalled(root) {
  const record = path.join(root, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const installed = readPackages(record)
  return Object.entries(readPackages(path.join(root, 'package-lock.json'))).every(([place, wanted]) => {
    if (place === '' || !isForThisMachine(wanted)) return true
    const found = installed[place]
    return found !== undefined && (wanted.link || found.version === wanted.version)
  })
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
  } catch {
    return {}
  }
}

/** An optional package counts when it names this machine; without a name it may serve a machine that is not this one. */
function isForThisMachine({ os, cpu, libc, optional }) {
  if (optional && (libc || !(os || cpu))) return false
  return allows(os, process.platform) && allows(cpu, process.arch)
}

const allows = (list, value) =>
  !list || list.includes(value) || (list[0].startsWith('!') && !list.includes(`!${value}`))

/**
 * `npm ci` wants a lock that lists every platform's bindings, which not every registry serves; `npm install` does
 * with the same lock what it can. What is there already is brought up to date rather than thrown away.
 */
async function install(root) {
  const isFirst = !existsSync(path.join(root, 'node_modules'))
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const clean = isFirst ? await npm(root, ['ci', ...flags]) : { ok: false }
  const result = clean.ok
    ? clean
    : await keepingLock(root, () => npm(root, ['install', '--no-save', ...flags]))
  if (result.ok) return
  const complaint = result.output.split('\n').find((line) => /npm error (?!code)/.test(line)) ?? result.output
  throw new Error(
    `The dependencies could not be installed (${complaint.replace('npm error', '').trim()}); check the network and try again.`,
  )
}

/** The npm that runs us, else the one on the path. */
function npm(root, args) {
  const script = process.env.npm_execpath
  const isOurs = script?.endsWith('.js') && existsSync(script)
  return isOurs
    ? runChild(process.execPath, [script, ...args], { cwd: root })
    : runChild('npm', args, { cwd: root })
}

async function keepingLock(root, work) {
  const file = path.join(root, 'package-lock.json')
  const lock = readFileSync(file)
  const result = await work()
  if (!readFileSync(file).equals(lock)) writeFileSync(file, lock)
  return result
}
