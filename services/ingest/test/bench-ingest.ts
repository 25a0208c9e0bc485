import { benchRecords } from './bench-records.ts'
import { benchLoad } from './bench-load.ts'

await benchLoad({
  name: 'records',
  path: '/api/v1/otlp/v1/logs',
  bodyOf: benchRecords,
  itemsPerBatch: 512,
  floorPerSecond: 150_000,
  goalPerSecond: 300_000,
})
