import {
  JsonLogsSerializer,
  ProtobufLogsSerializer,
  ProtobufMetricsSerializer,
  ProtobufTraceSerializer,
} from '@opentelemetry/otlp-transformer'
import { describe, expect, it } from 'vitest'
import { writeExportResponse } from './write-export-response.ts'

const partial = { rejectedCount: 300, message: 'too-deep: 300' }

describe('writeExportResponse', () => {
  it('says full success in few bytes', () => {
    expect(writeExportResponse('logs', 'protobuf')).toHaveLength(0)
    expect(writeExportResponse('logs', 'json').toString()).toBe('{}')
  })

  it('is understood by the OpenTelemetry deserializers', () => {
    expect(ProtobufLogsSerializer.deserializeResponse(writeExportResponse('logs', 'protobuf', partial))).toMatchObject({
      partialSuccess: { rejectedLogRecords: 300, errorMessage: 'too-deep: 300' },
    })
    expect(JsonLogsSerializer.deserializeResponse(writeExportResponse('logs', 'json', partial))).toEqual({
      partialSuccess: { rejectedLogRecords: 300, errorMessage: 'too-deep: 300' },
    })
    expect(
      ProtobufTraceSerializer.deserializeResponse(writeExportResponse('traces', 'protobuf', partial)),
    ).toMatchObject({ partialSuccess: { rejectedSpans: 300, errorMessage: 'too-deep: 300' } })
    expect(
      ProtobufMetricsSerializer.deserializeResponse(
        writeExportResponse('metrics', 'protobuf', { rejectedCount: 0, message: 'counted' }),
      ),
    ).toMatchObject({ partialSuccess: { errorMessage: 'counted' } })
  })
})
