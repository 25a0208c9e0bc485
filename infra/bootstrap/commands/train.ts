import { runScript } from '../run-script.ts'

export const run = (args: string[]): Promise<void> => runScript('packages/evaluation/src/train/main.ts', args)
