import type { Story, StoryFile, Transform } from '../story.ts'

type Wrapper = (text: string, atMs: number, file: StoryFile) => string

/** By a runtime, or gathered from several containers: no container prints that. */
const WRAPPED =
  /^(?:\{"log":|\S+Z (?:stdout|stderr) [FP] |[\w-]+ +\| |\[pod\/|[\w.-]+\/[\w.-]+\[[\w.-]+\]: |\S+ (?:app|heroku)\[)/

/** Every log file as a container runtime would have kept it; a line without a time has that of the line before. */
const wrapWith =
  (wrap: Wrapper): Transform =>
  (story) => {
    const files = story.files.map((file) => (isPlain(file) ? wrapFile(file, wrap) : file))
    return files.every((file, index) => file === story.files[index]) ? null : { ...story, files }
  }

const isPlain = ({ name, lines }: StoryFile): boolean =>
  name.endsWith('.log') && lines[0]?.atMs !== null && lines[0] !== undefined && !WRAPPED.test(lines[0].text)

function wrapFile(file: StoryFile, wrap: Wrapper): Story['files'][number] {
  let atMs = 0
  return {
    ...file,
    lines: file.lines.map((line) => {
      atMs = line.atMs ?? atMs
      return { ...line, text: wrap(line.text, atMs, file) }
    }),
  }
}

export const wrapInDocker = wrapWith((text, atMs) =>
  JSON.stringify({ log: `${text}\n`, stream: 'stdout', time: new Date(atMs).toISOString() }),
)

export const wrapInCri = wrapWith((text, atMs) => `${new Date(atMs).toISOString()} stdout F ${text}`)

export const wrapInCompose = wrapWith((text, _, { name }) => `${containerOf(name)}-1  | ${text}`)

/** By the whole path below the logs: `logs/node-2/system.log` is another container than that of `node-3`. */
const containerOf = (path: string): string =>
  path
    .replace(/^logs\//, '')
    .replace(/\.log$/, '')
    .replaceAll('/', '-')
