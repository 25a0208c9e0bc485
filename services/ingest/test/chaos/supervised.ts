import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

const RESTART_MS = 500

/** Starts a process again whenever it ends, as every supervisor does. */
export class Supervised {
  readonly #start: () => ChildProcess
  #child: ChildProcess
  #isWanted = true

  constructor(start: () => ChildProcess) {
    this.#start = start
    this.#child = this.#watch()
  }

  kill(): void {
    this.#child.kill('SIGKILL')
  }

  async stop(): Promise<void> {
    this.#isWanted = false
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const exited = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    await exited
  }

  #watch(): ChildProcess {
    const child = this.#start()
    child.once('exit', () => {
      if (this.#isWanted) setTimeout(() => this.#isWanted && (this.#child = this.#watch()), RESTART_MS)
    })
    return child
  }
}
