import type { FastifyInstance } from 'fastify'
import { serveOtlpGrpc } from './grpc/serve-otlp-grpc.ts'
import type { IngestServices } from './ingest-services.ts'
import { serveOtlpHttp } from './serve-otlp-http.ts'

export interface OtlpPortOptions {
  readonly host: string
  /** Undefined where the receiver is switched off. */
  readonly httpPort: number | undefined
  readonly grpcPort: number | undefined
  /** The server that ingest's app is registered on: it answers what comes in over HTTP. */
  readonly server: FastifyInstance
}

export interface OtlpPorts {
  readonly httpPort: number | undefined
  readonly grpcPort: number | undefined
  close(): Promise<void>
}

/** The standard receivers: OTLP/HTTP with `/v1/logs` on its root, and OTLP/gRPC. */
export async function openOtlpPorts(services: IngestServices, options: OtlpPortOptions): Promise<OtlpPorts> {
  const { host, httpPort, grpcPort, server } = options
  const http = httpPort === undefined ? undefined : await serveOtlpHttp(server, { host, port: httpPort })
  try {
    const grpc = grpcPort === undefined ? undefined : await serveOtlpGrpc(services, { host, port: grpcPort })
    return {
      httpPort: http?.port,
      grpcPort: grpc?.port,
      close: async () => {
        await Promise.all([http?.close(), grpc?.close()])
      },
    }
  } catch (error) {
    await http?.close()
    throw error
  }
}
