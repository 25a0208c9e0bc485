import { spawn } from 'node:child_process'

/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']

/**
 * As near to exec as a child process gets: the same terminal, every signal passed on, and its end is ours.
 * The IPC channel tells the child when this process is gone.
 * @param {string} executable @param {string[]} args @param {NodeJS.ProcessEnv} env
 */
export function forward(executable, args, env) {
  const child = spawn(executable, args, { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (!signal) return resolve(process.exit(code ?? 1))
      for (const handled of signals) process.removeAllListeners(handled)
      process.kill(process.pid, signal)
    })
  })
}
