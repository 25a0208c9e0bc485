import { locatePostgresBinaries } from '../src/embedded/locate-postgres-binaries.ts'
import { startEmbeddedPostgres } from '../src/embedded/start-embedded-postgres.ts'

/** A process that runs an embedded Postgres until it is killed. Arguments: the folder, and whose packages to use. */
const [dataDir = '', callerUrl = '', ephemeral] = process.argv.slice(2)
const server = await startEmbeddedPostgres({
  nativeDir: await locatePostgresBinaries(callerUrl),
  dataDir,
  ephemeral: ephemeral === 'ephemeral',
})
process.send?.({ pid: server.pid, ownerUrl: server.ownerUrl })
process.on('message', () => {
  void server.stop().then(() => process.disconnect())
})
