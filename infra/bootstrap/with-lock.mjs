import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from './error-code.mjs'

const HEARTBEAT_MS = 1_000
const POLL_MS = 100
/** Process ids are reused and mean nothing across containers: an owner that stops beating is gone, whatever its id. */
const SILENT_AFTER_MS = 15_000
/** What a killed owner had started may still be writing; it gets this long to end. */
const ORPHAN_AFTER_MS = 600_000

/** @param {number | undefined} pid */
function isAlive(pid) {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** @param {string} file */
function readLock(file) {
  try {
    const text = fs.readFileSync(file, 'utf8')
    return { text, ageMs: Date.now() - fs.statSync(file).mtimeMs, ...JSON.parse(text || '{}') }
  } catch (error) {
    if (error instanceof SyntaxError || errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** @param {{ pid?: number, child?: number, ageMs: number }} held */
function isStale({ pid, child, ageMs }) {
  if (isAlive(child)) return ageMs > ORPHAN_AFTER_MS
  return ageMs > SILENT_AFTER_MS || (pid !== undefined && !isAlive(pid))
}

/** Two waiters may judge the same lock stale; only the one that moves away exactly that lock has removed it.
 * @param {string} file @param {string} staleText */
function removeStale(file, staleText) {
  const aside = `${file}.${process.pid}.stale`
  try {
    fs.renameSync(file, aside)
    if (fs.readFileSync(aside, 'utf8') !== staleText) fs.linkSync(aside, file)
    fs.rmSync(aside, { force: true })
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' && errorCode(error) !== 'EEXIST') throw error
  }
}

/**
 * Runs `work` while no other process does, in this checkout. A lock left by a killed process is taken over.
 * @template T
 * @param {string} file
 * @param {(holdFor: (childPid: number | undefined) => void) => Promise<T>} work what it starts is named with `holdFor`
 * @param {{ onWait?: (pid: number) => void }} [options]
 * @returns {Promise<T>}
 */
export async function withLock(file, work, { onWait } = {}) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const owner = { pid: process.pid, token: `${Date.now()}-${Math.random()}` }
  let text = JSON.stringify(owner)
  let waited = false
  for (;;) {
    try {
      fs.writeFileSync(file, text, { flag: 'wx' })
      break
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
    }
    const held = readLock(file)
    if (held && isStale(held)) {
      removeStale(file, held.text)
      continue
    }
    if (held?.pid && !waited) onWait?.(held.pid)
    waited = true
    await sleep(POLL_MS)
  }
  const beat = setInterval(() => {
    const now = new Date()
    fs.utimes(file, now, now, () => {})
  }, HEARTBEAT_MS)
  try {
    return await work((child) => {
      text = JSON.stringify({ ...owner, child })
      fs.writeFileSync(file, text)
    })
  } finally {
    clearInterval(beat)
    if (readLock(file)?.text === text) fs.rmSync(file, { force: true })
  }
}
