import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { spawn } from 'node:child_process'

const AVAILABLE = 10_000_000_000_000n
const STAKE = 1000n
const ROWS_A_CHUNK = 5000

/**
 * Fills the books by COPY with what the function would have written: stakes that are held and released in turn, members
 * interleaved as they are in life, hashes that verify.
 */
export async function loadPostings({ url, psql, members, postings }) {
  const rounds = Math.floor(postings / 2 / members / 2) * 2
  const wallets = await readWallets(psql, url)
  const transactions = copyInto(psql, url, 'ledger_transaction')
  const entries = copyInto(psql, url, 'ledger_posting')
  let number = 100_000_000
  for (let round = 0; round < rounds; round++) {
    for (let at = 0; at < wallets.length; at += ROWS_A_CHUNK) {
      let lines = ''
      let pairs = ''
      for (const wallet of wallets.slice(at, at + ROWS_A_CHUNK)) {
        number += 1
        const line = nextLine(wallet, round)
        lines += `keo\t${wallet.id}\t${line.key}\t${number}\tVND\t${wallet.seq}\t${new Date(line.ms).toISOString()}\tbet.stake\t${line.key}\t\\N\t\\\\x00\t${wallet.available}\t${wallet.held}\t0\t0\t\\\\x${wallet.hash}\n`
        pairs += `${number}\t1\tkeo\t${wallet.id}\tVND\tavailable\t${-line.amount}\n${number}\t2\tkeo\t${wallet.id}\tVND\theld\t${line.amount}\n`
      }
      await Promise.all([transactions.write(lines), entries.write(pairs)])
    }
  }
  await Promise.all([transactions.end(), entries.end()])
  const kept = wallets.map(({ id, seq, hash }) => `('${id}', ${seq}, '\\x${hash}'::bytea)`).join(',')
  await run(
    psql,
    url,
    `
    select setval('ledger_number', ${number});
    update ledger_wallet w set seq = k.seq, hash = k.hash from (values ${kept}) as k(id, seq, hash) where w.member_id = k.id;
    vacuum analyze;
    checkpoint;`,
  )
}

/** A stake, then its release: after both the wallet has what it had. */
function nextLine(wallet, round) {
  const amount = round % 2 === 0 ? STAKE : -STAKE
  const key = `load-${round}`
  const ms = 1_700_000_000_000 + round
  wallet.seq += 1
  wallet.available -= amount
  wallet.held += amount
  const text = `${wallet.seq}|${ms}|bet.stake|${key}|${key}|available:${-amount},held:${amount}|${wallet.available}|${wallet.held}|0|0|`
  wallet.hash = createHash('sha256').update(`${wallet.hash}\n${text}`).digest('hex')
  return { key, ms, amount }
}

async function readWallets(psql, url) {
  const text = await run(
    psql,
    url,
    `copy (select member_id, seq, encode(hash, 'hex'), available, held from ledger_wallet order by member_id) to stdout;`,
  )
  return text
    .trim()
    .split('\n')
    .map((row) => {
      const [id, seq, hash, available, held] = row.split('\t')
      return {
        id,
        seq: Number(seq),
        hash,
        available: BigInt(available ?? AVAILABLE),
        held: BigInt(held ?? 0),
      }
    })
}

/** The triggers that watch over writers are not asked: this is no writer but a bench. */
function copyInto(psql, url, table) {
  const child = open(psql, url)
  child.stdin.write(`set session_replication_role = replica;\ncopy ${table} from stdin;\n`)
  return {
    async write(text) {
      if (!child.stdin.write(text)) await once(child.stdin, 'drain')
    },
    async end() {
      child.stdin.end('\\.\n')
      await finished(child)
    },
  }
}

async function run(psql, url, sql) {
  const child = open(psql, url)
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (part) => (text += part))
  child.stdin.end(sql)
  await finished(child)
  return text
}

function open(psql, url) {
  const env = { ...process.env, PGOPTIONS: '-c search_path=platform' }
  return spawn(psql, ['-q', '-v', 'ON_ERROR_STOP=1', '-d', url], { env, stdio: ['pipe', 'pipe', 'inherit'] })
}

async function finished(child) {
  const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode]
  if (code !== 0) throw new Error(`psql ended with ${code}.`)
}
